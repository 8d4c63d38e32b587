/** A card that is turned upside down where it lies. */

import type { Attachment } from 'svelte/attachments';

const TURN = [{ transform: 'rotate(-180deg)' }, { transform: 'none' }];
const MILLISECONDS = 260;

/** Shows the turn whenever what lies on top changes. */
export function turning(top: () => string, still: () => boolean): Attachment<HTMLElement> {
  let before = '';
  return (node) => {
    const now = top();
    if (before !== '' && before !== now && !still())
      node.animate(TURN, { duration: MILLISECONDS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
    before = now;
  };
}
