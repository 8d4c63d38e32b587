/** Moments of real games for tests, and a board's props around them. */

import { bundled } from '@/i18n/texts.svelte.ts';
import english from '@/i18n/catalogues/en.ts';
import type { ColtSample } from '@/gallery/samples.ts';
import { samplesOf } from '@/gallery/samples.ts';
import type { Event, View } from '@/generated/colt.ts';
import type { BoardProps, Translate } from '@/table/board.ts';

const bundle = bundled('en', english);

export const t: Translate = (id, args = {}) => {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`there is no text ${id}`);
  return bundle.formatPattern(pattern, args);
};

export const coltSamples = await samplesOf<ColtSample>('colt');
export const teamSamples = await samplesOf<ColtSample>('colt-teams');

/** The first sample that asks a kind of question. */
export function asks(kind: string, samples: readonly ColtSample[] = coltSamples): ColtSample {
  const found = samples.find((each) => each.question?.kind === kind);
  if (!found) throw new Error(`no sample asks ${kind}`);
  return found;
}

export function propsOf(
  sample: ColtSample,
  given: Partial<BoardProps<View, Event>> = {},
): BoardProps<View, Event> {
  return {
    ...sample,
    previous: null,
    scene: 1,
    onanswer: () => undefined,
    waiting: false,
    whynot: () => Promise.resolve({ rule: 'A8', sentence: 'It must leave.' }),
    speed: 'normal',
    paused: false,
    reducedMotion: false,
    patterns: false,
    memoryAid: true,
    t,
    language: 'en',
    ...given,
  };
}
