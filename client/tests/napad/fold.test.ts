/** Scenes of To jest napad!: what events lead to is what the server says. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event, View } from '@/generated/napad.ts';
import { DIRECTION } from '@/napad/direction.ts';
import { fold } from '@/napad/fold.ts';
import { Player } from '@/scene/player.svelte.ts';
import { samples, sampleWhere } from './samples.ts';

const scenes = samples.filter((each) => each.previous !== null);

/** A view without the order in which cards are held. */
function laid(view: View): View {
  const inOrder = (names: readonly string[]) => [...names].sort();
  return {
    ...view,
    hand: inOrder(view.hand),
    won: inOrder(view.won),
    train: inOrder(view.train),
    seats: view.seats.map((seat) => ({ ...seat, played: inOrder(seat.played) })),
  };
}

describe('folding', () => {
  it.each(scenes.map((sample, n) => [n, sample] as const))(
    'leads to all that lies on the table after scene %i',
    (_, sample) => {
      const last = sample.events.reduce((view, { event }) => fold(view, event), sample.previous as View);
      expect(laid(last)).toEqual(laid(sample.view));
    },
  );

  it('begins a round with new wagons, and nobody has passed', () => {
    const { view } = sampleWhere((each) => each.view.seats.some((seat) => seat.passed));
    const wagons = ['Y2/2', 'R2/2', 'G2/2'];
    const after = fold(view, { type: 'WagonsCoupled', round: view.round + 1, wagons, rule: 'R7' });
    expect(after.train).toEqual([...view.train, ...wagons]);
    expect(after.treasury).toEqual(view.treasury.map((left) => left - 1));
    expect(after.seats.some((seat) => seat.passed)).toBe(false);
  });

  it('leaves the table as it is for an event of an unknown kind', () => {
    const [sample] = samples;
    const strange = { type: 'Sneezed', rule: 'Z1' } as unknown as Event;
    expect(fold(sample?.view as View, strange)).toBe(sample?.view);
  });
});

describe('a scene', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows who is strongest before the wagons go', () => {
    const sample = sampleWhere((each) => each.events.some(({ event }) => event.type === 'WagonsWon'));
    const player = new Player<View, Event>(DIRECTION, sample, () => 1);
    player.play(sample);
    while (player.beat?.event.type !== 'WagonsWon') vi.advanceTimersToNextTimer();
    const { wagons } = player.beat.event;
    expect(player.view.train).toEqual(expect.arrayContaining([...wagons]));
    vi.advanceTimersToNextTimer();
    expect(player.view.train).not.toEqual(expect.arrayContaining([...wagons]));
    vi.runAllTimers();
    expect(player.view).toBe(sample.view);
  });
});
