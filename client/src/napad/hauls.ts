/** What each seat has at the end, as an all-seeing replay tells it. */

import type { View } from '@/generated/napad.ts';
import type { Moment } from '@/generated/house.ts';
import { type Letter, LETTERS, type Wagon, wagonsIn } from './cards.ts';

/** What a seat has of one cargo. */
export interface Share {
  readonly letter: Letter;
  readonly wagons: readonly Wagon[];
  readonly highest: number;
  readonly bullets: number;
  /** Nobody has more bullets of this cargo. */
  readonly hasMostBullets: boolean;
}

export interface Haul {
  readonly seat: number;
  readonly gang: string;
  readonly shares: readonly Share[];
  /** How many wagons of value two. */
  readonly twos: number;
  /** What breaks ties. */
  readonly cards: number;
  readonly points: number;
  readonly won: boolean;
}

const TWO = 2;

/** The seats of a game that is over, those who won first and then by their points. */
export function haulsOf(moments: readonly Moment[]): readonly Haul[] {
  const views = (moments.at(-1)?.views ?? []) as readonly View[];
  const most = LETTERS.map((letter) => Math.max(0, ...views.map((view) => bulletsOn(view, letter))));
  const seats = views.map((view, seat): Haul => {
    const own = view.seats[seat];
    return {
      seat,
      gang: own?.gang ?? '',
      shares: LETTERS.map((letter, k) => shareOf(view, letter, most[k] ?? 0)),
      twos: LETTERS.flatMap((letter) => wagonsIn(view.won, letter)).filter(({ value }) => value === TWO)
        .length,
      cards: own?.hand_size ?? 0,
      points: own?.score ?? 0,
      won: view.winners.includes(seat),
    };
  });
  return seats.sort((one, other) => Number(other.won) - Number(one.won) || other.points - one.points);
}

function shareOf(view: View, letter: Letter, most: number): Share {
  const wagons = wagonsIn(view.won, letter);
  const bullets = bulletsOn(view, letter);
  const highest = Math.max(0, ...wagons.map(({ value }) => value));
  return { letter, wagons, highest, bullets, hasMostBullets: wagons.length > 0 && bullets === most };
}

function bulletsOn(view: View, letter: Letter): number {
  return wagonsIn(view.won, letter).reduce((sum, { bullets }) => sum + bullets, 0);
}
