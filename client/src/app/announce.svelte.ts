/** What a screen reader is told, politely or at once. */

import { untrack } from 'svelte';

export interface Line {
  readonly id: number;
  readonly words: string;
  /** What it is said in; undefined: the page's own language. */
  readonly language: string | undefined;
}

/** Several things happen in a moment, and each is read out in its turn: so many wait. */
const KEPT = 8;

let politely = $state.raw<readonly Line[]>([]);
let atOnce = $state('');
let count = 0;

export const announced = {
  /** The newest last. */
  get politely(): readonly Line[] {
    return politely;
  },
  get atOnce(): string {
    return atOnce;
  },
};

export function announce(words: string, language?: string): void {
  if (!words) return;
  count += 1;
  const line = { id: count, words, language };
  politely = [...untrack(() => politely), line].slice(-KEPT);
}

/** The same words twice are two warnings: an invisible sign makes them differ. */
export function warn(words: string): void {
  if (words) atOnce = untrack(() => atOnce) === words ? `${words}\u200b` : words;
}

/** Somebody else has the device now: what was told before was not for them. */
export function hush(): void {
  politely = [];
}
