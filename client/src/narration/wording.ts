/**
 * From the fields of an event to the arguments of its sentence, as `folsom.narration.wording` does it.
 *
 * A field `bullets_left` becomes the argument `bullets-left`; a name comes in every form of the language besides, as
 * `bandit-middle`.
 */

import {
  type Arguments,
  type Catalogue,
  type Names,
  NarrationError,
  PERSON,
  PLAIN,
  THEY,
} from './catalogue.ts';

export type Wording = (field: string, value: unknown, speaker: Speaker) => Arguments;

/** How a game's events are worded. */
export interface GameWords {
  /** What its seats are called after: the name of a seat "tuco" is the message `bandit-tuco`. */
  readonly seatNames: string;
  /** How each field of an event is worded. */
  readonly fields: Readonly<Record<string, Wording>>;
}

const NOT_TOLD = 'none';
const MIDDLE = 'middle';
const THOUSAND = 1000;

/** Who tells: in which language, of whom, and to whom. */
export class Speaker {
  constructor(
    readonly catalogue: Catalogue,
    readonly seats: readonly string[],
    readonly reader: number | null,
    readonly named: string,
  ) {}

  /** A seat: the reader's own, by what it is called, or by its number. */
  seat(seat: number): Names {
    if (seat === this.reader) return this.catalogue.name('you');
    const name = this.seats[seat];
    if (name === undefined) return this.catalogue.name('seat-number', { number: seat + 1 });
    const messages = name.split('+').map((part) => `${this.named}-${part}`);
    if (messages.every((message) => this.catalogue.has(message)))
      return this.joined(messages.map((message) => this.catalogue.name(message)));
    return this.catalogue.unchanging(name);
  }

  /** Names as a list, in every form. */
  joined(names: readonly Names[]): Names {
    const first = names[0];
    if (first === undefined) return this.catalogue.unchanging(NOT_TOLD);
    const lists = this.catalogue.forms.map((form) => [form, this.#list(form, first, names.slice(1))]);
    return { ...Object.fromEntries(lists), [PERSON]: names.length === 1 ? first[PERSON] : THEY };
  }

  #list(form: string, first: Names, others: readonly Names[]): string {
    // What stands alone begins a sentence, so only the first name of a list does.
    const later = form === PLAIN && MIDDLE in first ? MIDDLE : form;
    return others.reduce((text, name, index) => {
      const message = index === others.length - 1 ? 'list-and' : 'list-comma';
      return this.catalogue.say(message, { first: text, last: name[later] ?? '' });
    }, first[form] ?? '');
  }
}

/** A name as arguments: the plain form, and all others. */
export function forms(field: string, name: Names): Arguments {
  const named = Object.entries(name).map(([form, text]) => [form ? `${field}-${form}` : field, text]);
  return Object.fromEntries(named) as Arguments;
}

/** A number, or a word that the sentence chooses by. */
export const raw: Wording = (field, value) => ({ [field]: typeof value === 'number' ? value : word(value) });

/** An amount in dollars, in the manner of the language; we group the digits, as browsers differ on it. */
export const money: Wording = (field, value, { catalogue }) => {
  const dollars = number(value);
  if (dollars < THOUSAND) return { [field]: catalogue.say('dollars', { dollars: String(dollars) }) };
  const thousands = String(Math.floor(dollars / THOUSAND));
  const rest = String(dollars % THOUSAND).padStart(3, '0');
  return { [field]: catalogue.say('dollars-thousands', { thousands, rest }) };
};

/** Yes or no. */
export const flag: Wording = (field, value) => ({ [field]: value ? 'yes' : 'no' });

export const seat: Wording = (field, value, speaker) => forms(field, speaker.seat(number(value)));

export const seats: Wording = (field, value, speaker) =>
  forms(field, speaker.joined(list(value).map((each) => speaker.seat(number(each)))));

/** A word that has a name: the message `kind-word`. */
export function named(kind: string): Wording {
  return (field, value, { catalogue }) => forms(field, catalogue.name(`${kind}-${word(value)}`));
}

/** Several words that have names. */
export function namedList(kind: string): Wording {
  return (field, value, speaker) =>
    forms(field, speaker.joined(list(value).map((each) => speaker.catalogue.name(`${kind}-${word(each)}`))));
}

/** A word to choose by and, with a suffix, its name. */
export function both(first: Wording, suffix: string, second: Wording): Wording {
  return (field, value, speaker) => ({
    ...first(field, value, speaker),
    ...second(`${field}-${suffix}`, value, speaker),
  });
}

/** What may be kept from an audience: `field-told` says whether it is known. */
export function told(inner: Wording): Wording {
  return (field, value, speaker) =>
    value === null || value === undefined
      ? { ...forms(field, speaker.catalogue.unchanging(NOT_TOLD)), [`${field}-told`]: 'no' }
      : { ...inner(field, value, speaker), [`${field}-told`]: 'yes' };
}

export function word(value: unknown): string {
  if (typeof value !== 'string') throw new NarrationError(`no word: ${JSON.stringify(value)}`);
  return value;
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw new NarrationError(`no number: ${JSON.stringify(value)}`);
  return value;
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new NarrationError(`no list: ${JSON.stringify(value)}`);
  return value;
}
