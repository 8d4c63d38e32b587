/** Hints for a first game: which of them somebody has understood, and whether any are wanted. */

import { SvelteSet } from 'svelte/reactivity';
import { recall, remember } from '@/app/keep.ts';

const KEPT = 'hints';
const NONE = 'none';

const known = new SvelteSet<string>(recall<string[]>(KEPT, []));

function learn(word: string): void {
  known.add(word);
  remember(KEPT, [...known]);
}

/** The hint that is shown: it stays until its phase of the game ends, however the questions come and go. */
export class Tip {
  id = $state('');
  #phase = '';

  note(id: string, phase: string): void {
    if (id !== '' || phase !== this.#phase) this.id = id;
    this.#phase = phase;
  }
}

export const hints = {
  /** Whether a hint would tell something new. */
  isNew(id: string): boolean {
    return !known.has(id) && !known.has(NONE);
  },
  understood(id: string): void {
    learn(id);
  },
  /** No more of them. */
  never(): void {
    learn(NONE);
  },
  get areWanted(): boolean {
    return !known.has(NONE);
  },
  /** From the beginning, or not at all. */
  want(wanted: boolean): void {
    known.clear();
    if (wanted) remember(KEPT, []);
    else learn(NONE);
  },
};
