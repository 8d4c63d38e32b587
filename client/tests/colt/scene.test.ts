/** Scenes: every event on the way is shown in order, and what is shown at the end is what the server said. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DIRECTION } from '@/colt/direction.ts';
import { fold } from '@/colt/fold.ts';
import type { Event, View } from '@/generated/colt.ts';
import { Player } from '@/scene/player.svelte.ts';
import type { ColtSample } from '@/gallery/samples.ts';
import { coltSamples, teamSamples } from './samples.ts';

const scenes = [...coltSamples, ...teamSamples].filter((each) => each.previous !== null);

function player(sample: ColtSample, pace = 1): Player<View, Event> {
  return new Player<View, Event>(DIRECTION, sample, () => pace);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('folding', () => {
  it.each(scenes.map((sample, n) => [n, sample] as const))(
    'leads to what lies on the train after scene %i',
    (_, sample) => {
      const last = sample.events.reduce((view, { event }) => fold(view, event), sample.previous as View);
      const seen = (view: View) => ({
        places: view.bandits.map((each) => each.place),
        loot: view.bandits.map((each) => each.loot),
        magazines: view.bandits.map((each) => each.magazine),
        train: view.train,
        marshal: view.marshal,
        neutral: view.neutral,
        hands: view.seats.map((each) => each.hand_size),
        round: view.round,
        done: view.carried_out,
      });
      expect(seen(last)).toEqual(seen(sample.view));
    },
  );
});

describe('a scene', () => {
  const sample = scenes.find((each) => each.events.some(({ event }) => event.type === 'Shot')) as ColtSample;

  it('ends with the view that came with it, and says so once', () => {
    const done = vi.fn();
    const scene = player(sample);
    scene.play(sample, done);
    expect(scene.isPlaying).toBe(true);
    vi.runAllTimers();
    expect(scene.view).toBe(sample.view);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('stands still while paused, and goes on', () => {
    const scene = player(sample);
    scene.play(sample);
    scene.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(scene.isPlaying).toBe(true);
    scene.pause(false);
    vi.runAllTimers();
    expect(scene.isPlaying).toBe(false);
  });

  it('is over at once if it is skipped, or played in no time', () => {
    const skipped = player(sample);
    skipped.play(sample);
    skipped.skip();
    expect(skipped.view).toBe(sample.view);
    const instant = player(sample, 0);
    instant.play(sample);
    expect(instant.isPlaying).toBe(false);
    expect(instant.view).toBe(sample.view);
  });

  it('shows an event of an unknown kind as nothing, and goes on', () => {
    const strange = { type: 'Sneezed', rule: 'Z1' } as unknown as Event;
    const script = { ...sample, events: [{ event: strange, rule: 'Z1', text: 'Tuco sneezed.' }] };
    const scene = player(script);
    scene.play(script);
    vi.runAllTimers();
    expect(scene.view).toBe(sample.view);
  });
});
