/**
 * What a question points at on the train: for every answer the place, the bandit or the loot that stands for it.
 *
 * The answers themselves come with the question. Places, bandits and loot that stand for no answer that was given can be
 * pointed at too: they are asked about, "why not?".
 */

import type { View } from '@/generated/colt.ts';
import type { Asked } from '@/generated/messages.ts';
import { placeOf, whereIs } from './places.ts';

export type Pointing =
  | { readonly at: 'places'; readonly roof: boolean }
  | { readonly at: 'bandits' }
  | { readonly at: 'loot'; readonly place: string }
  | { readonly at: 'bubble'; readonly place: string }
  | { readonly at: 'nothing' };

const NOTHING: Pointing = { at: 'nothing' };

export function pointing(view: View, question: Asked | null): Pointing {
  switch (question?.kind) {
    case 'move':
      return places(view, question.bandit);
    case 'knock':
      return places(view, view.carrying?.victim ?? '');
    case 'marshal':
      return { at: 'places', roof: false };
    case 'shoot':
    case 'punch':
      return { at: 'bandits' };
    case 'rob':
      return { at: 'loot', place: whereIs(view, question.bandit) ?? '' };
    case 'drop':
      return { at: 'bubble', place: whereIs(view, view.carrying?.victim ?? '') ?? '' };
    case 'take':
    case 'pickpocket':
      return { at: 'bubble', place: whereIs(view, question.bandit) ?? '' };
    default:
      return NOTHING;
  }
}

/** Along the train, on the level where somebody stands. */
function places(view: View, bandit: string): Pointing {
  const place = whereIs(view, bandit);
  return place === null ? NOTHING : { at: 'places', roof: placeOf(place).roof };
}
