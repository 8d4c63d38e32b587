/** What everybody has seen in the course of the game, as the log has told it. */

import type { Event } from '@/generated/napad.ts';
import type { Told } from '@/generated/messages.ts';

export interface Remembered {
  /** Its wagons, as they were won. */
  readonly won: readonly string[];
  /** Its cards that were seen and must be in its hand. */
  readonly held: readonly string[];
  /** Its cards that are out of the game. */
  readonly boxed: readonly string[];
}

const NOTHING: Remembered = { won: [], held: [], boxed: [] };

/** By seat. */
export function remembered(entries: readonly { events: readonly Told[] }[], seats: number): Remembered[] {
  const all = Array.from({ length: seats }, () => NOTHING);
  for (const { event } of entries.flatMap(({ events }) => events)) {
    const happened = event as Event;
    if (!('seat' in happened)) continue;
    all[happened.seat] = after(all[happened.seat] ?? NOTHING, happened);
  }
  return all;
}

function after(seen: Remembered, event: Event): Remembered {
  switch (event.type) {
    case 'WagonsWon':
      return { ...seen, won: [...seen.won, ...event.wagons] };
    case 'CardsReturned':
      return { ...seen, held: [...seen.held, ...event.cards] };
    case 'CardsBoxed':
      return { ...seen, boxed: [...seen.boxed, ...event.cards] };
    case 'Sent':
      return { ...seen, held: seen.held.filter((card) => card !== event.card) };
    default:
      return seen;
  }
}
