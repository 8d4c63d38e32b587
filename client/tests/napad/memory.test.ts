/** What everybody has seen: wagons as they were won, cards that came back to hand, cards that are gone. */

import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Event } from '@/generated/napad.ts';
import type { Told } from '@/generated/messages.ts';
import Memory from '@/napad/Memory.svelte';
import { remembered } from '@/napad/remembering.ts';
import { asked, t } from './samples.ts';

const told = (...events: Omit<Event, 'rule'>[]) => [
  {
    moment: 0,
    seat: null,
    events: events.map((event) => ({ rule: 'R9', event, text: '' }) as unknown as Told),
  },
];
const sent = (card: string) =>
  ({ type: 'Sent', seat: 1, card, colour: 'Y', value: 4 }) as Omit<Event, 'rule'>;
const back = { type: 'CardsReturned', seat: 1, colour: 'Y', cards: ['Y4R4', 'G2Y5'] } as Omit<Event, 'rule'>;
const gone = { type: 'CardsBoxed', seat: 1, colour: 'Y', cards: ['Y4R4'] } as Omit<Event, 'rule'>;
const won = { type: 'WagonsWon', seat: 1, colour: 'Y', wagons: ['Y5/1'], strength: 4 } as Omit<Event, 'rule'>;

describe('what is remembered', () => {
  it('is a card in hand from when it came back until it is sent again', () => {
    expect(remembered(told(sent('Y4R4'), sent('G2Y5'), back), 2)[1]?.held).toEqual(['Y4R4', 'G2Y5']);
    expect(remembered(told(back, sent('Y4R4')), 2)[1]?.held).toEqual(['G2Y5']);
  });

  it('is what was won and what it cost', () => {
    expect(remembered(told(back, sent('Y4R4'), won, gone), 2)[1]).toEqual({
      won: ['Y5/1'],
      held: ['G2Y5'],
      boxed: ['Y4R4'],
    });
  });

  it('is nothing of cards that were drawn, even of one’s own', () => {
    const drawn = { type: 'CardsDrawn', seat: 0, number: 1, cards: ['Y7R2'] } as Omit<Event, 'rule'>;
    expect(remembered(told(drawn), 2)[0]).toEqual({ won: [], held: [], boxed: [] });
  });

  it('is shown seat by seat', () => {
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    render(Memory, { props: { view: asked.view, names, entries: told(back, won), t } });
    expect(screen.getByText('Wagons won')).toBeTruthy();
    expect(screen.getByText('Gold: worth 5, one bullet')).toBeTruthy();
    expect(screen.getAllByText('Nothing has been seen yet.')).toHaveLength(3);
  });
});
