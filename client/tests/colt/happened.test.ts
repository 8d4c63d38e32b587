/** What came of a card is told with that card, and with no other. */

import { describe, expect, it } from 'vitest';
import { Happened } from '@/colt/happened.svelte.ts';
import type { Event, View } from '@/generated/colt.ts';
import { asks } from './samples.ts';

const stealing = { ...(asks('plan').view as View), round: 2, phase: 'stealing', carried_out: 3 };
const said = (type: Event['type'], text: string, more: object = {}) => ({
  event: { type, ...more } as unknown as Event,
  rule: '',
  text,
});

describe('the plan', () => {
  it('keeps each sentence with the card that was turned over before it', () => {
    const happened = new Happened();
    happened.note(stealing, [
      said('Moved', 'Ada went on.'),
      said('CardReturned', 'The card went back.'),
      said('Turned', ''),
      said('Shot', 'Tuco hit Doc.'),
    ]);
    expect([happened.on(2, 3), happened.on(2, 4), happened.on(1, 4)]).toEqual([
      ['Ada went on.'],
      ['Tuco hit Doc.'],
      [],
    ]);
  });

  it('blames no card for what the end of the round did', () => {
    const happened = new Happened();
    happened.note(stealing, [said('EventBegan', 'The train braked.'), said('Thrown', 'Ada was thrown.')]);
    expect(happened.on(2, 3)).toEqual([]);
  });
});
