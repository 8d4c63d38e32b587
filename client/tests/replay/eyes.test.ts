/** With whose eyes: what stands in links, what is asked of the server, and what may be chosen. */

import { describe, expect, it } from 'vitest';
import type { SeatPart, TablePart } from '@/generated/messages.ts';
import type { View } from '@/generated/colt.ts';
import { type Eyes, eyesIn, eyesOn, momentPath, queryFor } from '@/replay/eyes.ts';
import { viewOf } from '@/replay/opening.ts';
import { coltSamples } from '../colt/samples.ts';

const seats = ['ada', '', 'bob'].map((user) => ({ user }) as SeatPart);
const part = (status: TablePart['status']) => ({ status, seats }) as unknown as TablePart;

describe('eyes', () => {
  it.each<Eyes>(['all', 'watcher', 0, 3])('%s come back from the link that is made with them', (eyes) => {
    const { pathname, searchParams } = new URL(momentPath('a b', 7, eyes), 'http://house');
    expect(pathname).toBe('/table/a%20b/replay');
    expect(searchParams.get('at')).toBe('7');
    expect(eyesIn(searchParams)).toBe(eyes);
  });

  it('are those of somebody who watches if a link makes no sense', () => {
    expect(eyesIn(new URLSearchParams('seat=tuco'))).toBe('watcher');
    expect(eyesIn(new URLSearchParams('seat=-1'))).toBe('watcher');
  });

  it('ask for a seat, for everything, or for neither', () => {
    expect([queryFor(2), queryFor('all'), queryFor('watcher')]).toEqual([
      { seat: 2 },
      { all_seeing: true },
      {},
    ]);
  });

  it('are one’s own while the game runs, and everybody’s once it is over', () => {
    expect(eyesOn(part('running'), 'bob')).toEqual([2, 'watcher']);
    expect(eyesOn(part('running'), '')).toEqual(['watcher']);
    expect(eyesOn(part('over'), 'bob')).toEqual(['all', 0, 1, 2, 'watcher']);
  });
});

describe('a moment with nothing hidden', () => {
  const [sample] = coltSamples;
  const open = sample?.view as View;
  const hidden = { seat: 0, bandit: open.bandits[0]?.bandit ?? '', face_down: true };
  const [shut, own]: View[] = [null, 'move'].map((card) => ({
    ...open,
    pile: [{ ...hidden, card }],
    bandits: open.bandits.map((each) => ({ ...each, seat: 0, purses: card === null ? null : [250] })),
  })) as View[];

  it('shows hidden cards and purses as their own seat sees them', () => {
    const view = viewOf({
      seconds: 0,
      seat: 0,
      events: [],
      owed: [],
      view: shut,
      views: [own as View],
    }) as View;
    expect(view.pile[0]?.card).toBe('move');
    expect(view.bandits[0]?.purses).toEqual([250]);
  });

  it('is what everybody sees where there is no more to see', () => {
    expect(viewOf({ seconds: 0, seat: 0, events: [], owed: [], view: shut })).toBe(shut);
    expect(viewOf(undefined)).toBeNull();
  });
});
