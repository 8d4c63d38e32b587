/** How a game counts up at its end, in pictures: the game's own part of the page, if it has one. */

import type { Component } from 'svelte';
import type { Moment } from '@/generated/house.ts';
import type { Rules, Translate } from './board.ts';

export interface EndingProps {
  /** The whole game, all-seeing. */
  moments: readonly Moment[];
  names: readonly string[];
  /** What was played by. */
  rules?: Rules;
  t: Translate;
  language: string;
  /** Told how many seconds the count takes: until then nobody says who won. */
  oncount?: (seconds: number) => void;
}

interface Drawing {
  default: Component<EndingProps>;
  /** It shows everybody's place and score itself. */
  isWhole?: boolean;
}

export interface Ending {
  Picture: Component<EndingProps> | null;
  isWhole: boolean;
}

const ENDINGS = import.meta.glob<Drawing>(['../colt/Ending.svelte', '../napad/Ending.svelte']);

export async function loadEnding(game: string): Promise<Ending> {
  const drawing = await ENDINGS[`../${game}/Ending.svelte`]?.();
  return { Picture: drawing?.default ?? null, isWhole: drawing?.isWhole ?? false };
}
