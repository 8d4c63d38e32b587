/** What the events of Colt Express sound like. */

import type { Event } from '@/generated/colt.ts';
import type { Sound } from '@/scene/sounds.ts';

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  Boarded: 'steps',
  CardRevealed: 'whistle',
  ChoseDraw: 'draw',
  Climbed: 'flutter',
  Dropped: 'thud',
  EventBegan: 'whistle',
  Fizzled: 'thud',
  Fled: 'flutter',
  MarshalMoved: 'steps',
  Moved: 'steps',
  NeutralTaken: 'shot',
  Played: 'card',
  Punched: 'blow',
  PurseLost: 'coins',
  RansomPaid: 'coins',
  Shot: 'shot',
  Snatched: 'coins',
  StrongboxLaid: 'thud',
  Thrown: 'thud',
  Turned: 'card',
};

export function soundOf(event: Event): Sound | null {
  if (event.type === 'Took') return event.loot === 'jewel' ? 'jewel' : 'coins';
  return SOUNDS[event.type] ?? null;
}
