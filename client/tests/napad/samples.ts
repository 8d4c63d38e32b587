/** Moments of real games of To jest napad! for tests, and a board's props around them. */

import { samplesOf, type NapadSample } from '@/gallery/samples.ts';
import type { Event, View } from '@/generated/napad.ts';
import type { BoardProps } from '@/table/board.ts';
import { t } from '../colt/samples.ts';

export { t };

export const samples = await samplesOf<NapadSample>('napad');

/** The first moment that has what is wanted. */
export function sampleWhere(wanted: (sample: NapadSample) => boolean): NapadSample {
  const found = samples.find(wanted);
  if (!found) throw new Error('no sample is like that');
  return found;
}

/** A moment in which one's own seat may send or pass. */
export const asked = sampleWhere((each) => each.question !== null);

export function propsOf(
  sample: NapadSample,
  given: Partial<BoardProps<View, Event>> = {},
): BoardProps<View, Event> {
  return {
    ...sample,
    previous: null,
    scene: 1,
    onanswer: () => undefined,
    waiting: false,
    whynot: () => Promise.resolve({ rule: 'R13', sentence: 'Whoever begins must send a bandit.' }),
    speed: 'normal',
    paused: false,
    reducedMotion: true,
    patterns: false,
    memoryAid: true,
    t,
    language: 'en',
    ...given,
  };
}
