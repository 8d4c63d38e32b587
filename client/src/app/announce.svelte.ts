/** What a screen reader is told, politely or at once. */

import { untrack } from 'svelte';

const said = $state({ politely: '', atOnce: '' });

export const announced = {
  get politely(): string {
    return said.politely;
  },
  get atOnce(): string {
    return said.atOnce;
  },
};

/** The same words twice are two announcements: an invisible sign makes them differ. */
function another(before: string, words: string): string {
  return before === words ? `${words}\u200b` : words;
}

export function announce(words: string): void {
  if (words)
    said.politely = another(
      untrack(() => said.politely),
      words,
    );
}

export function warn(words: string): void {
  if (words)
    said.atOnce = another(
      untrack(() => said.atOnce),
      words,
    );
}
