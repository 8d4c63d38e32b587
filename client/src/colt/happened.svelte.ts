/** What came of the cards of the plan: for each card of each round the sentences that it led to. */

import type { Event, View } from '@/generated/colt.ts';
import type { Shown } from '@/table/board.ts';
import { SvelteMap } from 'svelte/reactivity';

/** From here on nothing comes of a card any more. */
const ENDING: readonly Event['type'][] = [
  'EventBegan',
  'HandReturned',
  'Shuffled',
  'FirstPassed',
  'RoundBegan',
];

export class Happened {
  readonly #sentences = new SvelteMap<string, readonly string[]>();

  /** Keep what happens on the way from one view to the next. */
  note(previous: View | null, events: readonly Shown<Event>[]): void {
    if (previous === null) return;
    let { round } = previous;
    let card = previous.phase === 'stealing' ? previous.carried_out : 0;
    for (const { event, text } of events) {
      if (event.type === 'RoundBegan') round = event.round;
      if (ENDING.includes(event.type)) card = 0;
      else if (event.type === 'Turned') card += 1;
      else if (card > 0 && text !== '' && event.type !== 'CardReturned') this.#add(keyOf(round, card), text);
    }
  }

  /** What came of a card, the cards of a round being counted from 1. */
  on(round: number, card: number): readonly string[] {
    return this.#sentences.get(keyOf(round, card)) ?? [];
  }

  #add(key: string, sentence: string): void {
    this.#sentences.set(key, [...(this.#sentences.get(key) ?? []), sentence]);
  }
}

function keyOf(round: number, card: number): string {
  return `${round} ${card}`;
}
