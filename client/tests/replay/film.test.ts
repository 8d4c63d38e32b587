/** A game seen again: forwards as scenes, anywhere at once, and at the same time with other eyes. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment, Replay } from '@/generated/house.ts';
import type { GameView, TablePart } from '@/generated/messages.ts';
import { Film, roundsIn } from '@/replay/film.svelte.ts';

const moment = (seconds: number, round: number): Moment => ({
  seconds,
  seat: 0,
  events: [{ rule: 'R9', event: { type: 'Passed', seat: 0, rule: 'R12' }, text: 'A seat passed.' }],
  owed: [],
  view: { round, treasury: [] } as unknown as GameView,
});
const reel = (...moments: Moment[]): Replay => ({
  table: 'abc',
  seat: null,
  all_seeing: false,
  part: {} as TablePart,
  began: 0,
  moments,
});
const GAME = reel(moment(0, 1), moment(5, 1), moment(9, 2), moment(20, 2));

function film(at = 0): Film {
  const made = new Film(() => 'normal');
  made.load(GAME, at);
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a film', () => {
  it('opens at the moment of a link, or at the nearest there is', () => {
    expect(film(2).at).toBe(2);
    expect(film(99).at).toBe(3);
    expect(film(-4).at).toBe(0);
    expect(film(Number.NaN).at).toBe(0);
  });

  it('goes on as a scene, and anywhere else at once', () => {
    const shown = film(1);
    expect(shown.shot?.previous).toBeNull();
    shown.step();
    expect(shown.shot).toMatchObject({ view: GAME.moments[2]?.view, previous: GAME.moments[1]?.view });
    expect(shown.shot?.events).toHaveLength(1);
    shown.jump(0);
    expect(shown.shot).toMatchObject({ previous: null, events: [] });
  });

  it('runs to its end, each moment after the board has shown the one before', () => {
    const running = film(1);
    running.run();
    expect(running.at).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(running.at).toBe(2);
    running.shown(running.shot?.number ?? 0);
    vi.advanceTimersByTime(10_000);
    expect(running.at).toBe(3);
    running.shown(running.shot?.number ?? 0);
    expect(running.isRunning).toBe(false);
  });

  it('does not go on for a scene that is over already, nor when it was stopped', () => {
    const running = film(0);
    running.run();
    const { number = 0 } = running.shot ?? {};
    running.shown(number - 1);
    running.stop();
    running.shown(number);
    vi.advanceTimersByTime(10_000);
    expect(running.at).toBe(1);
  });

  it('stays at the same time when other eyes have seen other moments', () => {
    const changed = film(2);
    changed.load(reel(moment(0, 1), moment(9, 2), moment(20, 2)), null);
    expect(changed.moment?.seconds).toBe(9);
  });

  it('knows where rounds begin', () => {
    expect(roundsIn(GAME.moments)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 2 },
    ]);
  });
});
