/** The end of a robbery is counted from what everybody may see then. */

import { describe, expect, it } from 'vitest';
import { courseOf, hauls, roundEnds } from '@/colt/earnings.ts';
import type { View } from '@/generated/colt.ts';
import type { Moment } from '@/generated/house.ts';
import { asks } from './samples.ts';

const start = asks('plan').view as View;

/** A view in which each bandit has these purses and jewels, and each seat this score. */
function table(
  round: number,
  purses: readonly (number[] | null)[],
  scores: readonly (number | null)[],
): View {
  return {
    ...start,
    round,
    bandits: start.bandits.map((each, k) => ({
      ...each,
      seat: k,
      purses: purses[k] ?? null,
      loot: { purses: purses[k]?.length ?? 1, jewels: k === 0 ? 1 : 0, strongboxes: k === 1 ? 1 : 0 },
    })),
    seats: start.seats.map((each, seat) => ({ ...each, score: scores[seat] ?? null })),
    gunslingers: [1],
    winners: [1],
  };
}

const final = table(5, [[250], [500], [], []], [750, 2500, 0, 0]);

describe('the count', () => {
  it('puts winners first, then the rich', () => {
    expect(hauls(final).map(({ seat }) => seat)).toEqual([1, 0, 2, 3]);
  });

  it('knows who is as rich as whoever won: bullets taken decided between them', () => {
    const tied = (scores: number[]) =>
      hauls(table(5, [[250], [500], [], []], scores))
        .filter((each) => each.tied)
        .map(({ seat }) => seat);
    expect(tied([2500, 2500, 0, 0])).toEqual([1, 0]);
    expect(tied([750, 2500, 0, 0])).toEqual([]);
  });

  it('finds the prize in what the loot does not explain', () => {
    const prizes = hauls(final).map(({ seat, prize }) => [seat, prize]);
    expect(prizes).toContainEqual([1, 1000]);
    expect(prizes).toContainEqual([0, 0]);
  });

  it('follows the money by what each seat knows of itself, and ends with the scores', () => {
    const own = start.seats.map((_, seat) =>
      table(
        1,
        start.bandits.map((_, k) => (k === seat ? [250] : null)),
        [],
      ),
    );
    const moments = [{ views: own }, { views: start.seats.map(() => final) }] as unknown as Moment[];
    const course = courseOf(moments);
    expect(course.money).toEqual([
      [750, 1250, 250, 250],
      [750, 2500, 0, 0],
    ]);
    expect(roundEnds(course)).toEqual([0, 1]);
  });
});
