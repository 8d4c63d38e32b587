/** Scenes wait their turn: nothing is asked, and nothing told, before it has been seen. */

import { describe, expect, it } from 'vitest';
import type { GamePart, GameView, Told } from '@/generated/messages.ts';
import { Scenes } from '@/table/scenes.svelte.ts';

const view = (round: number) => ({ round }) as unknown as GameView;
const part = (round: number): GamePart => ({ view: view(round), owed: [], question: null, outcome: null });
const events = [{ text: 'Somebody moved.' }] as unknown as readonly Told[];

describe('scenes', () => {
  it('play one after the other, each from the view before it', () => {
    const scenes = new Scenes();
    scenes.settle(part(1));
    scenes.add(part(2), events);
    scenes.add(part(3), events);
    expect([scenes.shown?.view, scenes.shown?.previous]).toEqual([view(2), view(1)]);
    scenes.over(scenes.shown?.number ?? 0);
    expect([scenes.shown?.view, scenes.shown?.previous]).toEqual([view(3), view(2)]);
    expect(scenes.isPlaying).toBe(true);
    scenes.over(scenes.shown?.number ?? 0);
    expect(scenes.isPlaying).toBe(false);
  });

  it('count what has not been seen to its end', () => {
    const scenes = new Scenes();
    scenes.settle(part(1));
    scenes.add(part(2), events);
    scenes.add(part(3), []);
    scenes.add(part(4), events);
    expect(scenes.unseen).toBe(2);
    scenes.skip();
    expect([scenes.unseen, scenes.isPlaying, scenes.shown?.view]).toEqual([0, false, view(4)]);
  });

  it('are over once only, and only the one that plays', () => {
    const scenes = new Scenes();
    scenes.settle(part(1));
    scenes.add(part(2), events);
    const first = scenes.shown?.number ?? 0;
    scenes.add(part(3), events);
    scenes.over(first);
    scenes.over(first);
    expect([scenes.shown?.view, scenes.isPlaying]).toEqual([view(3), true]);
  });

  it('do not show to whoever was away all that happened meanwhile', () => {
    const scenes = new Scenes();
    scenes.settle(part(0));
    for (let round = 1; round <= 20; round += 1) scenes.add(part(round), events);
    while (scenes.isPlaying && scenes.unseen > 1) scenes.over(scenes.shown?.number ?? 0);
    expect(scenes.shown?.view).toEqual(view(20));
  });
});
