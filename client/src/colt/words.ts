/** Cards, places and loot in the reader's language. */

import type { Loot, View } from '@/generated/colt.ts';
import type { Translate } from '@/table/board.ts';
import { banditsAt, KINDS, lootAt, PILES, placeOf } from './places.ts';

export interface CardWords {
  /** "move", "bullet", or empty where the card lies face down. */
  readonly kind: string;
  /** Whose card it is, or who fired the bullet; empty where it goes without saying. */
  readonly of: string;
}

/** "move", "tuco move", "bullet tuco", "move down" as what they are. */
export function cardWords(card: string): CardWords {
  const words = card.split(' ').filter((word) => word !== 'down' && word !== 'discard');
  const [first = '', second = ''] = words;
  if (first === 'bullet') return { kind: first, of: second };
  return second ? { kind: second, of: first } : { kind: first, of: '' };
}

export function cardName(card: string, t: Translate): string {
  const { kind, of } = cardWords(card);
  if (kind === 'bullet') {
    return of === 'neutral' ? t('card-bullet-neutral') : t('card-bullet', { bandit: t(`bandit-${of}`) });
  }
  return of ? `${t(`bandit-${of}`)}: ${t(`card-${kind}`)}` : t(`card-${kind}`);
}

export function banditName(bandit: string, t: Translate): string {
  return t(`bandit-${bandit}`);
}

export function placeName(place: string, t: Translate): string {
  const { car, roof } = placeOf(place);
  return t(roof ? 'colt-place-roof' : 'colt-place-inside', { car: capital(t('car', { number: car })) });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Loot in words: "2 purses", "a jewel". */
export function lootWords(loot: Loot, t: Translate): string[] {
  return KINDS.map((kind) => PILES[kind])
    .filter((pile) => loot[pile] > 0)
    .map((pile) => t(`colt-count-${pile}`, { count: loot[pile] }));
}

/** A place and all that is in it, as it is read out. */
export function describe(view: View, place: string, t: Translate): string {
  const { car, roof } = placeOf(place);
  const here = [
    ...(view.marshal === car && !roof ? [t('colt-marshal')] : []),
    ...banditsAt(view, place).map((bandit) => banditName(bandit, t)),
    ...lootWords(lootAt(view, place), t),
  ];
  const name = placeName(place, t);
  if (here.length === 0) return t('colt-place-empty', { place: name });
  return t('colt-place-content', { place: name, content: here.join(', ') });
}
