/** How somebody moves while an event is seen, and which way it looks. */

import type { Event } from '@/generated/colt.ts';
import { placeOf } from './places.ts';

/** The Marshal among those who are drawn on the train. */
export const MARSHAL = 'marshal';

const DOING: Partial<Record<Event['type'], string>> = {
  Moved: 'walk',
  Climbed: 'climb',
  Fled: 'climb',
  Thrown: 'fall',
  Pushed: 'fall',
  Punched: 'lunge',
  Shot: 'recoil',
  Took: 'duck',
  Snatched: 'lunge',
  Fizzled: 'duck',
  NeutralTaken: 'reel',
  PurseLost: 'reel',
  LeftLying: 'duck',
};

export function poseOf(who: string, event: Event | null): string {
  if (event === null) return '';
  if (who === MARSHAL) return event.type === 'MarshalMoved' ? 'walk' : '';
  if ('victim' in event && event.victim === who) return event.type === 'Dropped' ? '' : 'reel';
  if ('bandit' in event && event.bandit === who) return DOING[event.type] ?? '';
  return '';
}

/** Whose part in the event is the greatest. */
export function leadOf(event: Event | null): string | null {
  if (event === null) return null;
  if (event.type === 'MarshalMoved') return MARSHAL;
  return 'bandit' in event ? event.bandit : null;
}

/** Whether somebody turns to the front of the train, or to its rear, as figures are drawn; null: as it stood. */
export function looksForward(event: Event, who: string, carOf: (bandit: string) => number): boolean | null {
  if (event.type === 'MarshalMoved') return who === MARSHAL ? event.car < event.start : null;
  if (!('bandit' in event) || event.bandit !== who) return null;
  if ('victim' in event) return turned(carOf(who), carOf(event.victim));
  return 'start' in event ? turned(placeOf(event.start).car, placeOf(event.place).car) : null;
}

function turned(from: number, to: number): boolean | null {
  return from === to ? null : to < from;
}
