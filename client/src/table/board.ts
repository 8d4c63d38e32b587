/**
 * What a board is given: the face that both games' boards share.
 *
 * A board knows no rules. It shows `view`, plays `events` as a scene on the way there from `previous`, lights what
 * `question.answers` names, and hands answers on. Everything else about a table lies around it, in the frame.
 */

import type { Snippet } from 'svelte';
import type { Asked } from '@/generated/messages.ts';
import type { Sound } from '@/scene/sounds.ts';

/** How fast scenes play. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** So many times as long as at normal speed. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** Something that happened, as this seat may know it. An event of an unknown kind has only its `text`. */
export interface Shown<Event> {
  readonly event: Event;
  /** The rule by which it happened, for "why?". */
  readonly rule: string;
  /** It in the reader's language; empty if it is not worth a sentence. */
  readonly text: string;
}

/** Why an answer is forbidden: a rule of the ledger and what it says. Empty `rule`: it is legal after all. */
export interface Reason {
  readonly rule: string;
  readonly sentence: string;
  /** Of the sentence; English if it is left out. */
  readonly language?: string;
  /** By which rulebook, as people call it. */
  readonly edition?: string;
}

/** What the table is played by: a ruleset, and the switches that are set otherwise. */
export interface Rules {
  readonly ruleset: string;
  readonly switches: Readonly<Record<string, boolean | number | string>>;
}

/** A text of the page, or a name that sentences use (`bandit-ghost`), in the reader's language. */
export type Translate = (id: string, args?: Readonly<Record<string, string | number>>) => string;

/** What the frame lends to a board that is the whole table (`export const isWhole = true` in its module). */
export interface Lent {
  /** The buttons of the table: hold, skip, take back, menu. */
  readonly tools: Snippet;
  /** Log and talk. */
  readonly beside: Snippet;
  /** What only the frame knows of a seat: its clock, and whether its person is there. */
  readonly person: Snippet<[number]>;
}

export interface BoardProps<View, Event> {
  /** The table as it is after `events`. */
  view: View;
  /** The table before them; null where there is nothing to play: show `view` at once. */
  previous: View | null;
  /** What happened on the way, in order. Empty: show `view` at once. */
  events: readonly Shown<Event>[];
  /** Another number for another scene. When it changes, whatever was playing is over. */
  scene: number;
  /** Called once when the scene has been played (at once if there is none); the next one may follow. */
  onshown?: () => void;
  /** What one's own seat is asked now; null while a scene plays, or if it is asked nothing. */
  question: Asked | null;
  /**
   * Give an answer (or several in a row: whom, which token, where to). All are texts out of `question.answers`, or of
   * the question that follows. While `waiting`, an answer is on its way: do not take another.
   */
  onanswer: (answers: readonly string[]) => void;
  waiting: boolean;
  /** Ask the server why an answer is forbidden, and show it as "why not?" where the reader pointed. */
  whynot: (answer: string) => Promise<Reason>;
  /** What the seats are called by their people ("Ada"); a bot's or an empty seat's by its bandit. */
  names: readonly string[];
  /** One's own seat; null for a spectator, and in a replay that sees everything. */
  seat: number | null;
  speed: Speed;
  /** The scene stands still. */
  paused: boolean;
  /** Nothing moves: changes show at once, still one after the other at `speed`. */
  reducedMotion: boolean;
  /** Patterns beside colours. */
  patterns: boolean;
  /** The table's owner allows things worth remembering to be shown. */
  memoryAid: boolean;
  /** What the table is played by, for boards that say so. */
  rules?: Rules;
  t: Translate;
  /** The language of `t`, for `lang` and for numbers. */
  language: string;
  /** Make a sound, if sounds are liked. */
  onsound?: (sound: Sound) => void;
  /** Open the chapter or the rule in "how to play". */
  onrule?: (rule: string) => void;
  /** Keys answer too; false: only buttons do. */
  keys?: boolean;
  lent?: Lent;
}
