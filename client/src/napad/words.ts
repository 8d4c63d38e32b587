/** Cargo, wagons, cards and seats in the reader's language. */

import type { View } from '@/generated/napad.ts';
import type { Translate } from '@/table/board.ts';
import { cargoOf, type Half, halvesOf, type Letter, LETTERS, playsIn, type Wagon } from './cards.ts';
import { strengthOf } from './standing.ts';

export function cargoName(letter: string, t: Translate): string {
  return t(`napad-${cargoOf(letter)}`);
}

export function wagonName({ letter, value, bullets }: Wagon, withBullets: boolean, t: Translate): string {
  const cargo = cargoName(letter, t);
  return withBullets ? t('napad-wagon', { cargo, value, bullets }) : t('napad-wagon-plain', { cargo, value });
}

export function halfName({ letter, value }: Half, t: Translate): string {
  return t('napad-half', { value, cargo: cargoName(letter, t) });
}

/** What lies for a colour, as it is read out: "Gold: strength 11 (7, 4)". */
export function cellName(view: View, seat: number, letter: Letter, t: Translate): string {
  const plays = playsIn(view.seats[seat]?.played ?? [], letter);
  const cargo = cargoName(letter, t);
  if (plays.length === 0) return t('napad-cell-empty', { cargo });
  const values = plays.map((play) => halvesOf(play)[0].value).join(', ');
  return t('napad-cell', { cargo, strength: strengthOf(view, seat, letter), values });
}

/** Everything a wagon's colour is worth together. */
export function worthOf(wagons: readonly Wagon[]): number {
  return wagons.reduce((sum, { value }) => sum + value, 0);
}

export function treasuryOf(view: View, letter: Letter): number {
  return view.treasury[LETTERS.indexOf(letter)] ?? 0;
}
