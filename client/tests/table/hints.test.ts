/** A hint comes until it is understood, and none comes to those who want none. */

import { beforeEach, describe, expect, it } from 'vitest';
import { hints, Tip } from '@/table/hints.svelte.ts';

describe('hints', () => {
  beforeEach(() => hints.want(true));

  it('are new once, each for itself', () => {
    hints.understood('colt-tip-plan');
    expect([hints.isNew('colt-tip-plan'), hints.isNew('colt-tip-move')]).toEqual([false, true]);
  });

  it('stay away from those who want none, and come again for those who do', () => {
    hints.never();
    expect([hints.isNew('colt-tip-move'), hints.areWanted]).toEqual([false, false]);
    hints.want(true);
    expect(hints.isNew('colt-tip-move')).toBe(true);
  });

  it('are remembered by the browser', () => {
    hints.understood('colt-tip-rob');
    expect(JSON.parse(localStorage.getItem('folsom.hints') ?? '[]')).toEqual(['colt-tip-rob']);
  });
});

describe('the hint that is shown', () => {
  it('stays while questions come and go, and leaves with its phase', () => {
    const tip = new Tip();
    const seen = [
      ['colt-tip-plan', 'planning'],
      ['', 'planning'],
      ['', 'stealing'],
      ['colt-tip-rob', 'stealing'],
    ] as const;
    const shown = seen.map(([id, phase]) => {
      tip.note(id, phase);
      return tip.id;
    });
    expect(shown).toEqual(['colt-tip-plan', 'colt-tip-plan', '', 'colt-tip-rob']);
  });
});
