/** Plays what happened, one event after the other, on the way from one view to the next. */

import type { Shown } from '@/table/board.ts';
import { Clock } from './clock.ts';

/** How a game's events are played. */
export interface Direction<View, Event> {
  fold: (view: View, event: Event) => View;
  /** How long an event takes at normal speed, in milliseconds; 0: it is not seen by itself. */
  lasts: (event: Event, next: Event | null) => number;
  /** The view changes when the event is over, not when it begins. */
  late: (event: Event) => boolean;
}

export interface Script<View, Event> {
  previous: View | null;
  events: readonly Shown<Event>[];
  view: View;
}

/** An event while it is seen. */
export interface Beat<Event> {
  readonly number: number;
  readonly event: Event;
  readonly text: string;
  /** In milliseconds, at the speed it began with. */
  readonly duration: number;
}

export class Player<View, Event> {
  /** The table as it is shown now. */
  view: View;
  beat: Beat<Event> | null;
  /** What is still to be shown. */
  isPlaying: boolean;

  readonly #direction: Direction<View, Event>;
  readonly #pace: () => number;
  readonly #clock = new Clock();
  #script: Script<View, Event>;
  #next = 0;
  #done: (() => void) | undefined;
  #paused = false;

  constructor(direction: Direction<View, Event>, script: Script<View, Event>, pace: () => number) {
    this.#direction = direction;
    this.#pace = pace;
    this.#script = script;
    this.view = $state.raw(script.previous ?? script.view);
    this.beat = $state.raw(null);
    this.isPlaying = $state(false);
  }

  play(script: Script<View, Event>, done?: () => void): void {
    this.#clock.stop();
    this.#script = script;
    this.#done = done;
    this.#next = 0;
    if (script.previous === null) {
      this.skip();
      return;
    }
    this.view = script.previous;
    this.isPlaying = true;
    this.#go();
  }

  /** The table has changed without a scene. */
  show(view: View): void {
    if (!this.isPlaying) this.view = view;
    this.#script = { ...this.#script, view };
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    if (paused) this.#clock.pause();
    else this.#clock.run();
  }

  /** Nothing of it is to be seen any more. */
  stop(): void {
    this.#clock.stop();
    this.#done = undefined;
  }

  /** Show the end at once. */
  skip(): void {
    this.#clock.stop();
    this.beat = null;
    this.view = this.#script.view;
    this.isPlaying = false;
    const done = this.#done;
    this.#done = undefined;
    done?.();
  }

  #go(): void {
    const { events } = this.#script;
    for (let shown = events[this.#next]; shown !== undefined; shown = events[this.#next]) {
      this.#next += 1;
      const lasts = this.#direction.lasts(shown.event, events[this.#next]?.event ?? null) * this.#pace();
      if (lasts > 0) {
        this.#show(shown, lasts);
        return;
      }
      this.view = this.#direction.fold(this.view, shown.event);
    }
    this.skip();
  }

  #show({ event, text }: Shown<Event>, duration: number): void {
    const after = this.#direction.fold(this.view, event);
    const late = this.#direction.late(event);
    if (!late) this.view = after;
    this.beat = { number: this.#next, event, text, duration };
    this.#clock.wait(duration, () => {
      this.view = after;
      this.#go();
    });
    if (this.#paused) this.#clock.pause();
  }
}
