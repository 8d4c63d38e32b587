/** What is going on, in one sentence under the table. */

import type { View } from '@/generated/napad.ts';
import type { Asked } from '@/generated/messages.ts';
import type { Translate } from '@/table/board.ts';
import { mayPass } from './holding.ts';

export function asking(question: Asked, t: Translate): string {
  return t(mayPass(question) ? 'napad-hint' : 'napad-hint-first');
}

/** Whom everybody waits for, or who has won. */
export function waitingFor(view: View, names: readonly string[], t: Translate): string {
  if (view.phase === 'over') return t('napad-winners', { names: named(view.winners, names) });
  return view.turn === null ? '' : t('napad-waiting-for', { names: named([view.turn], names) });
}

function named(seats: readonly number[], names: readonly string[]): string {
  return seats.map((seat) => names[seat] ?? '').join(', ');
}
