/** The games whose rules are told, by the names on their boxes: the same in every language. */

import type { Game } from '@/narration/index.ts';

const TITLES: Readonly<Record<Game, string>> = { colt: 'Colt Express', napad: 'To jest napad!' };

export const GAMES: readonly Game[] = ['colt', 'napad'];

export function isGame(name: string): name is Game {
  return name in TITLES;
}

export function titleOf(game: Game): string {
  return TITLES[game];
}
