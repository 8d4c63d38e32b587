/** How a game counts up at its end, in pictures: the game's own part of the page, if it has one. */

import type { Component } from 'svelte';
import type { Moment } from '@/generated/house.ts';
import type { Translate } from './board.ts';

export interface EndingProps {
  /** The whole game, all-seeing. */
  moments: readonly Moment[];
  names: readonly string[];
  t: Translate;
  language: string;
}

type Ending = Component<EndingProps>;

const ENDINGS = import.meta.glob<{ default: Ending }>(['../colt/Ending.svelte', '../napad/Ending.svelte']);

export async function loadEnding(game: string): Promise<Ending | null> {
  const load = ENDINGS[`../${game}/Ending.svelte`];
  return load === undefined ? null : (await load()).default;
}
