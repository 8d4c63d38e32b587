/** How long the events of Colt Express are seen, and which of them change the table only when they are over. */

import type { Event, View } from '@/generated/colt.ts';
import type { Direction } from '@/scene/player.svelte.ts';
import { fold } from './fold.ts';

/** In milliseconds at normal speed; whatever is not named is not seen by itself. */
const LASTING: Partial<Record<Event['type'], number>> = {
  Boarded: 500,
  BulletsShort: 900,
  CardRevealed: 1100,
  CarCoupled: 0,
  ChoseDraw: 500,
  Climbed: 750,
  Dropped: 650,
  EventBegan: 1700,
  Fizzled: 750,
  Fled: 700,
  HeldFire: 500,
  LapBegan: 500,
  LeftLying: 600,
  MarshalMoved: 850,
  Moved: 800,
  NeutralTaken: 650,
  Played: 550,
  Punched: 650,
  PurseLost: 800,
  Pushed: 600,
  RansomPaid: 800,
  RoundBegan: 500,
  Shot: 900,
  Snatched: 800,
  StrongboxLaid: 900,
  Thrown: 700,
  Took: 750,
  Turned: 450,
};

/** Events that come in crowds: one begins while the one before still goes on. */
const CROWDED: readonly Event['type'][] = [
  'Boarded',
  'Thrown',
  'NeutralTaken',
  'Fled',
  'RansomPaid',
  'PurseLost',
];
const OVERLAP = 0.3;

function lasts(event: Event, next: Event | null): number {
  const full = LASTING[event.type] ?? 0;
  return next?.type === event.type && CROWDED.includes(event.type) ? full * OVERLAP : full;
}

/** What falls is on its way first. */
function late(event: Event): boolean {
  return event.type === 'Dropped' || event.type === 'StrongboxLaid';
}

export const DIRECTION: Direction<View, Event> = { fold, lasts, late };
