/** Who had how much and when, as an all-seeing replay tells it. */

import type { BanditView, View } from '@/generated/colt.ts';
import type { Moment } from '@/generated/house.ts';

/** What lies open is worth as much as is printed on it, in dollars; so is the Gunslinger's prize. */
export const WORTH = { jewel: 500, strongbox: 1000, prize: 1000 } as const;

/** What a seat has at the end, and what of it is what. */
export interface Haul {
  readonly seat: number;
  readonly bandits: readonly BanditView[];
  readonly prize: number;
  readonly total: number;
  readonly won: boolean;
  /** As rich as whoever won: bullets taken decide. */
  readonly tied: boolean;
}

function carried(bandit: BanditView): number {
  const purses = (bandit.purses ?? []).reduce((sum, value) => sum + value, 0);
  return purses + bandit.loot.jewels * WORTH.jewel + bandit.loot.strongboxes * WORTH.strongbox;
}

function banditsOf(view: View, seat: number): readonly BanditView[] {
  return view.bandits.filter((each) => each.seat === seat);
}

/** The seats of a game that is over, those who won first and then by their money. */
export function hauls(view: View): readonly Haul[] {
  const seats = view.seats.map((each, seat) => {
    const bandits = banditsOf(view, seat);
    const total = each.score ?? 0;
    const prize = view.gunslingers.includes(seat) ? total - sum(bandits.map(carried)) : 0;
    return { seat, bandits, prize, total, won: view.winners.includes(seat) };
  });
  const most = Math.max(...seats.map((each) => each.total));
  const richest = seats.filter((each) => each.total === most).length;
  return seats
    .map((each) => ({ ...each, tied: richest > 1 && each.total === most }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total);
}

/** A game's money: for each moment, by seat. */
export interface Course {
  readonly rounds: readonly number[];
  readonly money: readonly (readonly number[])[];
}

/** How everybody's money went, moment by moment, prizes at the very end; only each seat knows its purses before. */
export function courseOf(moments: readonly Moment[]): Course {
  const seen = moments.flatMap(({ views }) => (views?.length ? [views as readonly View[]] : []));
  const money = seen.map((views) => views.map((view, seat) => moneyOf(view, seat)));
  return { rounds: seen.map(([view]) => view?.round ?? 0), money };
}

function moneyOf(view: View, seat: number): number {
  return view.seats[seat]?.score ?? sum(banditsOf(view, seat).map(carried));
}

/** The last moment of each round. */
export function roundEnds({ rounds }: Course): readonly number[] {
  return rounds.flatMap((round, k) => (round !== rounds[k + 1] ? [k] : []));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
