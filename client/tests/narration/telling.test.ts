import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadTeller, Teller } from '@/narration/index.ts';
import { Catalogue } from '@/narration/catalogue.ts';
import { messageOf } from '@/narration/telling.ts';
import type { GameEvent } from '@/generated/messages.ts';
import type { Game } from '@/narration/index.ts';
import cases from './told.json';

interface Case {
  game: Game;
  seats: string[];
  seat: number | null;
  event: GameEvent;
  told: Record<string, string>;
}

const CASES = cases as unknown as Case[];
const GAMES: readonly Game[] = ['colt', 'napad'];

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(GAMES)('every event of %s is told as the server tells it', async (game) => {
    const teller = await loadTeller(game, language);
    for (const { seats, seat, event, told } of CASES.filter((each) => each.game === game))
      expect(teller.tell(event, { seats, seat }), JSON.stringify(event)).toBe(told[language]);
  });
});

describe('a teller', () => {
  it('speaks English where it does not speak the language', async () => {
    expect((await loadTeller('napad', 'tlh')).language).toBe('en');
  });

  it('leaves an event of a kind that it does not know to the text that came with it', async () => {
    const teller = await loadTeller('colt', 'pl');
    expect(teller.tell({ type: 'TrainDerailed' }, { seats: [], seat: null })).toBeNull();
  });

  it('leaves an event whose fields it does not know to the text that came with it', async () => {
    const teller = await loadTeller('colt', 'en');
    const newer = { type: 'Won', rule: 'G4', seat: 0, applause: 'loud' };
    expect(teller.tell(newer, { seats: [], seat: null })).toBeNull();
  });

  it('says nothing rather than half a sentence', () => {
    const broken = new Teller('colt', new Catalogue('en', ['you = You\nwon = { $seat } won { $prize }!']));
    expect(broken.tell({ type: 'Won', seat: 0 } as never, { seats: ['Ada'], seat: null })).toBeNull();
  });

  it('names cards and places by themselves', async () => {
    const teller = await loadTeller('colt', 'en');
    expect(teller.card('tuco shoot')).toBe("Tuco's Shoot");
    expect(teller.card('bullet neutral')).toBe('a neutral bullet');
    expect(teller.place('3r')).toEqual({ car: 'car 3', level: 'roof' });
    expect(teller.place('0')).toEqual({ car: 'the Locomotive', level: 'inside' });
  });
});

describe('messageOf', () => {
  it('writes the kind of an event as its message is called', () => {
    expect(messageOf('MarshalMoved')).toBe('marshal-moved');
    expect(messageOf('Won')).toBe('won');
  });
});
