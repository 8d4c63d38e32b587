/** What the events of To jest napad! sound like. */

import type { Event } from '@/generated/napad.ts';
import type { Sound } from '@/scene/sounds.ts';

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  CardsBoxed: 'thud',
  CardsDrawn: 'draw',
  CardsReturned: 'draw',
  MarkerPassed: 'flutter',
  Passed: 'steps',
  Sent: 'card',
  WagonsCoupled: 'whistle',
  WagonsLeft: 'thud',
  WagonsWon: 'coins',
  Won: 'jewel',
};

export function soundOf(event: Event): Sound | null {
  return SOUNDS[event.type] ?? null;
}
