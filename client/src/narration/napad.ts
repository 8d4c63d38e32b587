/** How the fields of To jest napad! events are worded; as `folsom.narration.napad`. */

import { type Arguments, NarrationError, PLAIN } from './catalogue.ts';
import {
  type GameWords,
  list,
  named,
  raw,
  seat,
  seats,
  type Speaker,
  told,
  word,
  type Wording,
} from './wording.ts';

const CARD = /^(?<cargo>[YRG])(?<value>[0-9])(?<other>[YRG])(?<less>[0-9])$/;
const WAGON = /^(?<cargo>[YRG])(?<value>[0-9])\/(?<bullets>[0-9])$/;

/** Things by their notation, "Y7R2", told in words; or only how many. */
function described(message: string, form: RegExp): Wording {
  return (field, value, speaker) => {
    if (typeof value === 'number') return { [field]: value };
    const said = list(value).map((each) => speaker.catalogue.say(message, parts(word(each), form, speaker)));
    return { [field]: speaker.joined(said.map((each) => speaker.catalogue.unchanging(each)))[PLAIN] ?? '' };
  };
}

/** What a notation is made of: cargo by name, numbers as they are. */
function parts(text: string, form: RegExp, { catalogue }: Speaker): Arguments {
  const found = form.exec(text)?.groups;
  if (!found) throw new NarrationError(`no such notation: ${text}`);
  const told = Object.entries(found).map(([part, of]) => [
    part,
    /[0-9]/.test(of) ? Number(of) : catalogue.say(`cargo-${of}`, {}),
  ]);
  return Object.fromEntries(told) as Arguments;
}

export const WORDS: GameWords = {
  seatNames: 'gang',
  fields: {
    rule: raw,
    seat,
    tied: seats,
    gang: named('gang'),
    round: raw,
    colour: raw,
    card: raw,
    value: raw,
    cards: told(described('card', CARD)),
    number: raw,
    wagons: described('wagon', WAGON),
    strength: raw,
    points: raw,
  },
};
