/** How long the events of To jest napad! are seen, and which of them change the table only when they are over. */

import type { Event, View } from '@/generated/napad.ts';
import type { Direction } from '@/scene/player.svelte.ts';
import { fold } from './fold.ts';

/** In milliseconds at normal speed; whatever is not named is not seen by itself. */
const LASTING: Partial<Record<Event['type'], number>> = {
  WagonsCoupled: 1300,
  Sent: 800,
  Passed: 550,
  WagonsWon: 1700,
  WagonsLeft: 1400,
  CardsBoxed: 700,
  CardsReturned: 600,
  CardsDrawn: 500,
  MarkerPassed: 700,
  GameEnded: 900,
  Scored: 700,
  Won: 900,
};

/** Events that come in crowds: one begins while the one before still goes on. */
const CROWDED: readonly Event['type'][] = ['CardsReturned', 'CardsDrawn'];
const OVERLAP = 0.4;

function lasts(event: Event, next: Event | null): number {
  const full = LASTING[event.type] ?? 0;
  return next?.type === event.type && CROWDED.includes(event.type) ? full * OVERLAP : full;
}

/** Whoever is strongest is looked at before the wagons go. */
function late(event: Event): boolean {
  return event.type === 'WagonsWon';
}

export const DIRECTION: Direction<View, Event> = { fold, lasts, late };
