/** How the fields of Colt Express events are worded; as `folsom.narration.colt`. */

import type { Names } from './catalogue.ts';
import {
  both,
  flag,
  forms,
  type GameWords,
  money,
  named,
  namedList,
  raw,
  seat,
  seats,
  type Speaker,
  told,
  word,
  type Wording,
} from './wording.ts';

const BULLET = 'bullet';
const NEUTRAL = 'neutral';

/** A card's name: "move", of a team "tuco move", "bullet tuco". */
export function cardName(card: string, { catalogue }: Speaker): Names {
  const [first = '', second] = card.split(' ');
  if (second === undefined) return catalogue.name(`card-${first}`);
  if (first === BULLET && second === NEUTRAL) return catalogue.name('card-bullet-neutral');
  if (first === BULLET)
    return catalogue.name('card-bullet', forms('bandit', catalogue.name(`bandit-${second}`)));
  const owner = forms('bandit', catalogue.name(`bandit-${first}`));
  return catalogue.name('card-of', { ...owner, ...forms('card', catalogue.name(`card-${second}`)) });
}

/** A place as its car and, beside it, inside or roof. */
export function placeName(place: string, { catalogue }: Speaker): { car: Names; level: 'inside' | 'roof' } {
  const car = Number(place.replace('r', ''));
  return { car: catalogue.name('car', { number: car }), level: place.endsWith('r') ? 'roof' : 'inside' };
}

const card: Wording = (field, value, speaker) => {
  const kind = word(value).split(' ').at(-1) ?? '';
  return { ...forms(field, cardName(word(value), speaker)), [`${field}-kind`]: kind };
};

const place: Wording = (field, value, speaker) => {
  const { car, level } = placeName(String(value), speaker);
  return { ...forms(field, car), [`${field}-level`]: level };
};

export const WORDS: GameWords = {
  seatNames: 'bandit',
  fields: {
    rule: raw,
    // who
    seat,
    seats,
    first: seat,
    bandit: told(named('bandit')),
    bandits: namedList('bandit'),
    victim: named('bandit'),
    // where
    car: place,
    place: told(place),
    start: place,
    name: named('car-name'),
    way: raw,
    // cards
    action: raw,
    card: told(card),
    cards: raw,
    discards: flag,
    discarded: flag,
    face_down: flag,
    pick_in_hand: flag,
    // rounds
    round: raw,
    round_card: raw,
    laps: namedList('lap'),
    lap: raw,
    kind: raw,
    event: both(raw, 'name', named('event')),
    question: raw,
    // loot and bullets
    loot: raw,
    count: raw,
    value: told(money),
    bullets_left: raw,
    dollars: money,
  },
};
