import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { below, go, listen, router } from '@/app/router.svelte.ts';

let stop: () => void;

beforeEach(() => {
  go('/');
  stop = listen();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function link(href: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  document.body.append(made);
  return made;
}

describe('the router', () => {
  it('goes where a link of this site leads, without loading the page anew', () => {
    link('/table/abc#secret').click();
    expect(router.place).toMatchObject({ path: '/table/abc', hash: 'secret' });
  });

  it('leaves the API and downloads to the browser', () => {
    const file = link('/api/tables/x/game-file');
    file.addEventListener('click', (event) => event.preventDefault());
    file.click();
    expect(router.place.path).toBe('/');
  });

  it('tells the words after the first one of a path', () => {
    expect(below('/table/a%20b/replay', 'table')).toEqual(['a b', 'replay']);
    expect(below('/rules', 'table')).toBeNull();
  });
});
