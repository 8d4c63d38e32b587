/** How the fields of To jest napad! events are worded; as `folsom.narration.napad`. */

import { type GameWords, listed, named, raw, seat, seats, told } from './wording.ts';

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
    cards: told(listed),
    number: raw,
    wagons: listed,
    strength: raw,
    points: raw,
  },
};
