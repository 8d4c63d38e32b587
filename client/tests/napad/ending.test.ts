/** The wagons counted at the end: whose they are, and who has most bullets of a cargo. */

import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Moment } from '@/generated/house.ts';
import type { View } from '@/generated/napad.ts';
import Ending from '@/napad/Ending.svelte';
import { haulsOf } from '@/napad/hauls.ts';
import { sampleWhere, t } from './samples.ts';

const over = sampleWhere((each) => each.view.phase === 'over').view;
const WON = [['Y2/3', 'Y5/1'], ['G2/3', 'R2/2'], ['G3/2', 'G3/1', 'Y4/2'], []];
const views: View[] = WON.map((won) => ({ ...over, won, winners: [2] }));
const end: Moment = { seconds: 9, seat: 0, events: [], owed: [], view: over, views };

describe('the end', () => {
  it('counts the wagons of each seat, the winner first', () => {
    const [first, ...others] = haulsOf([end]);
    expect(first).toMatchObject({ seat: 2, won: true, points: over.seats[2]?.score });
    expect(others.map((each) => each.points)).toEqual(
      others.map((each) => each.points).sort((a, b) => b - a),
    );
  });

  it('knows who has most bullets of a cargo, all of them where several have', () => {
    const most = [...haulsOf([end])]
      .sort((one, other) => one.seat - other.seat)
      .map(({ shares }) => shares.filter((share) => share.hasMostBullets).map((share) => share.letter));
    expect(most).toEqual([['Y'], ['R', 'G'], ['G'], []]);
  });

  it('shows by the harder rules what points are made of', () => {
    const rules = { ruleset: 'napad.harder.twos', switches: {} };
    render(Ending, { props: { moments: [end], names: ['Ada', 'Bo', 'Cy', 'Di'], rules, t, language: 'en' } });
    expect(screen.getAllByText('most bullets')).toHaveLength(4);
    expect(screen.getByText('2 wagons of value two')).toBeTruthy();
    expect(screen.getByText(/2 × 5, bullets: 4/)).toBeTruthy();
  });

  it('shows nothing of that by the basic ones', () => {
    render(Ending, { props: { moments: [end], names: ['Ada', 'Bo', 'Cy', 'Di'], t, language: 'en' } });
    expect(screen.queryByText('most bullets')).toBeNull();
    expect(screen.queryByText(/value two/)).toBeNull();
  });
});
