/** Which hint a first game gives at which moment; empty if there is none. */

import type { Event, View } from '@/generated/napad.ts';
import type { Asked } from '@/generated/messages.ts';
import type { Beat } from '@/scene/player.svelte.ts';

const DIVIDING: readonly Event['type'][] = ['WagonsWon', 'WagonsLeft', 'CardsBoxed', 'CardsReturned'];

export function tipFor(view: View, question: Asked | null, beat: Beat<Event> | null): string {
  if (beat && DIVIDING.includes(beat.event.type)) return 'napad-tip-divide';
  const hasSent = (view.seats[question?.seat ?? view.seat ?? -1]?.played.length ?? 0) > 0;
  if (question === null) return view.phase === 'robbery' && !hasSent ? 'napad-tip-send' : '';
  return hasSent ? 'napad-tip-pass' : 'napad-tip-send';
}
