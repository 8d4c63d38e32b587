/** The end of a robbery: whose loot is counted first, and to what it adds up. */

import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Ending from '@/colt/Ending.svelte';
import type { View } from '@/generated/colt.ts';
import type { Moment } from '@/generated/house.ts';
import { asks, t } from './samples.ts';

const start = asks('plan').view as View;
const PURSES = [[250], [250, 300], [500], []];
const view: View = {
  ...start,
  phase: 'over',
  bandits: start.bandits.map((each, k) => ({
    ...each,
    seat: k,
    purses: PURSES[k] ?? [],
    loot: { purses: PURSES[k]?.length ?? 0, jewels: 0, strongboxes: 0 },
  })),
  seats: start.seats.map((each, k) => ({ ...each, score: [1250, 1550, 1550, 0][k] ?? 0 })),
  gunslingers: [0, 1],
  winners: [1],
};
const names = ['Ada', 'Bo', 'Cy', 'Di'];

function shown(): HTMLElement[] {
  const moments = [{ view, views: names.map(() => view) }] as unknown as Moment[];
  const { container } = render(Ending, { props: { moments, names, rules: undefined, t, language: 'en' } });
  return [...container.querySelectorAll<HTMLElement>('.hauls > li')];
}

describe('the end', () => {
  it('begins to count with the poorest and ends with whoever won', () => {
    const begins = shown().map((each) => parseFloat(each.style.getPropertyValue('--begins')));
    expect(begins.at(-1)).toBe(0);
    expect(begins).toEqual([...begins].sort((one, other) => other - one));
  });

  it('adds up token by token, and says the whole once', () => {
    const [first] = shown();
    const sums = [...(first?.querySelectorAll('.sums span') ?? [])].map((each) => each.textContent);
    expect(sums).toEqual(['$0', '$250', '$550', '$1,550']);
    expect(first?.querySelector('.total > .out-of-sight')?.textContent).toBe('$1,550');
  });

  it('tells the bullets taken of those who are equally rich', () => {
    shown();
    expect(screen.getAllByText(/^Bullets taken/)).toHaveLength(2);
  });
});
