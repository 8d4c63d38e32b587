/** With whose eyes a game is seen again: a seat's, those of somebody who watches, or all at once. */

import type { Asking } from '@/api/http.ts';
import type { TablePart } from '@/generated/messages.ts';

export type Eyes = number | 'watcher' | 'all';

const ALL = 'all';

/** What stands in a link: `seat=2`, `seat=all`, or nothing for somebody who watches. */
export function eyesIn(query: URLSearchParams): Eyes {
  const text = query.get('seat');
  if (text === ALL) return ALL;
  return text !== null && /^\d+$/.test(text) ? Number(text) : 'watcher';
}

/** The link to a moment, seen with these eyes. */
export function momentPath(table: string, at: number, eyes: Eyes): string {
  const seat = eyes === 'watcher' ? '' : `&seat=${eyes}`;
  return `/table/${encodeURIComponent(table)}/replay?at=${at}${seat}`;
}

export function queryFor(eyes: Eyes): NonNullable<Asking['query']> {
  if (eyes === ALL) return { all_seeing: true };
  return eyes === 'watcher' ? {} : { seat: eyes };
}

/** Whose eyes may be taken: of a game that runs one's own only. The server has the last word. */
export function eyesOn(part: TablePart, me: string): Eyes[] {
  const seats = part.seats.map((_, seat) => seat);
  if (part.status === 'over') return [ALL, ...seats, 'watcher'];
  return [...seats.filter((seat) => me !== '' && part.seats[seat]?.user === me), 'watcher'];
}
