/** Where in the page we are. A link is a plain link: clicks on addresses of this site are caught here. */

import { tick } from 'svelte';

export interface Place {
  path: string;
  query: URLSearchParams;
  /** What stands after the #, which browsers keep to themselves: secrets of links, and sections. */
  hash: string;
}

function here(): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathname, query: new URLSearchParams(search), hash: decodeURIComponent(hash.slice(1)) };
}

let place = $state.raw<Place>(here());

export const router = {
  get place(): Place {
    return place;
  },
};

/** Go somewhere; `replace` without a way back. */
export function go(address: string, how: { replace?: boolean; quiet?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = place.path;
  place = here();
  if (!how.quiet && place.path !== before) void arrive();
}

/** The parts of the path after a first word: `/table/abc` is `['abc']` of "table"; null if it is another's. */
export function below(path: string, first: string): string[] | null {
  const words = path.split('/').filter(Boolean).map(decodeURIComponent);
  return words[0] === first ? words.slice(1) : null;
}

/** On another screen: from its top, and a reader hears its heading. */
async function arrive(): Promise<void> {
  await tick();
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isHere = link.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return isPlain && isHere && !link.pathname.startsWith('/api/') && !link.pathname.startsWith('/schema');
}

/** Catch clicks on links and the browser's own back and forward; returns how to stop. */
export function listen(): () => void {
  const onclick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement) || !link.href) return;
    if (!isOurs(link, event)) return;
    if (link.pathname === place.path && link.hash && link.search === window.location.search) return;
    event.preventDefault();
    go(link.href);
  };
  const onpop = () => {
    const before = place.path;
    place = here();
    if (place.path !== before) void arrive();
  };
  document.addEventListener('click', onclick);
  window.addEventListener('popstate', onpop);
  return () => {
    document.removeEventListener('click', onclick);
    window.removeEventListener('popstate', onpop);
  };
}
