/** An event as a sentence in the reader's language. */

import { type Arguments, Catalogue, NarrationError, PLAIN } from './catalogue.ts';
import { cardName, placeName, WORDS as COLT } from './colt.ts';
import { WORDS as NAPAD } from './napad.ts';
import { type GameWords, Speaker } from './wording.ts';

export type Game = 'colt' | 'napad';

const WORDS: Readonly<Record<Game, GameWords>> = { colt: COLT, napad: NAPAD };

/** To whom something is told, and of whom. */
export interface Audience {
  /** What the seats are called, clockwise: as the game calls them ("tuco", "ghost+django"), or as people do. */
  readonly seats: readonly string[];
  /** The reader's own seat. */
  readonly seat: number | null;
}

export interface Told {
  readonly type: string;
}

/** Tells one game in one language. */
export class Teller {
  readonly #catalogue: Catalogue;
  readonly #words: GameWords;

  constructor(game: Game, catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#words = WORDS[game];
  }

  get language(): string {
    return this.#catalogue.language;
  }

  /** The sentence for an event; empty if it is not worth one, null for an event of a kind we do not know. */
  tell(event: Told, audience: Audience): string | null {
    const message = messageOf(event.type);
    if (!this.#catalogue.has(message)) return null;
    try {
      return this.#catalogue.say(message, this.#arguments(event, audience));
    } catch (problem) {
      if (problem instanceof NarrationError) return null;
      throw problem;
    }
  }

  /** A name that sentences use: `bandit-ghost`, `card-move`, `event-braking`. */
  name(message: string, given: Arguments = {}): string {
    return this.#catalogue.name(message, given)[PLAIN] ?? '';
  }

  has(message: string): boolean {
    return this.#catalogue.has(message);
  }

  /** A card as sentences call it: "move", of a team "tuco move", "bullet ghost". */
  card(card: string): string {
    return cardName(card, this.#speaker({ seats: [], seat: null }))[PLAIN] ?? '';
  }

  /** A place as sentences call it: "3r" is car 3, on its roof. */
  place(place: string): { car: string; level: 'inside' | 'roof' } {
    const { car, level } = placeName(place, this.#speaker({ seats: [], seat: null }));
    return { car: car[PLAIN] ?? '', level };
  }

  #arguments(event: Told, audience: Audience): Arguments {
    const speaker = this.#speaker(audience);
    const parts = Object.entries(event)
      .filter(([field]) => field !== 'type')
      .map(([field, value]) => {
        const wording = this.#words.fields[field];
        if (wording === undefined) throw new NarrationError(`nobody has worded ${field}`);
        return wording(field.replaceAll('_', '-'), value, speaker);
      });
    return Object.assign({}, ...parts) as Arguments;
  }

  #speaker({ seats, seat }: Audience): Speaker {
    return new Speaker(this.#catalogue, seats, seat, this.#words.seatNames);
  }
}

/** The message for a kind of event: `MarshalMoved` is told by `marshal-moved`. */
export function messageOf(kind: string): string {
  return kind.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
}
