/** One's own cards as they can be sent now: each the way round it is held. */

import type { View } from '@/generated/napad.ts';
import type { Asked } from '@/generated/messages.ts';
import { cardIn, playOf, topOf } from './cards.ts';

export interface Held {
  readonly card: string;
  /** What sending it says: the card and the colour on top. */
  readonly play: string;
  readonly legal: boolean;
}

export const PASS = 'pass';

/** The hand, with the cards that were turned the other way round. */
export function held(view: View, question: Asked | null, tops: Readonly<Record<string, string>>): Held[] {
  return view.hand.map((card) => {
    const play = tops[card] ?? playOf(card, topOf(card));
    return { card: cardIn(play), play, legal: question?.answers.includes(play) ?? false };
  });
}

export function mayPass(question: Asked | null): boolean {
  return question?.answers.includes(PASS) ?? false;
}
