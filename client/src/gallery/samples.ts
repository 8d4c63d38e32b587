/** Moments of real games, written by scripts/samples.py. */

import type { Event as ColtEvent, View as ColtView } from '@/generated/colt.ts';
import type { Asked } from '@/generated/messages.ts';
import type { Event as NapadEvent, View as NapadView } from '@/generated/napad.ts';
import type { Shown } from '@/table/board.ts';

export interface Sample<View, Event> {
  ruleset: string;
  seat: number | null;
  names: string[];
  previous: View | null;
  events: Shown<Event>[];
  view: View;
  question: Asked | null;
}

export type ColtSample = Sample<ColtView, ColtEvent>;
export type NapadSample = Sample<NapadView, NapadEvent>;

const FILES = import.meta.glob<{ default: unknown }>('./samples/*.json');

export async function samplesOf<Kind>(file: string): Promise<Kind[]> {
  const load = FILES[`./samples/${file}.json`];
  return load ? ((await load()).default as Kind[]) : [];
}
