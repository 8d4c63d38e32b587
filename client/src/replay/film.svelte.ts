/** A game that is seen again: moment by moment, forwards as scenes, to anywhere at once. */

import type { Moment, Replay } from '@/generated/house.ts';
import type { GameView, Told } from '@/generated/messages.ts';
import type { Speed } from '@/table/board.ts';
import { Clock } from '@/scene/clock.ts';
import { viewOf } from './opening.ts';

export interface Shot {
  view: GameView;
  /** The table before; null where nothing is to be played. */
  previous: GameView | null;
  events: readonly Told[];
  number: number;
}

/** How long a moment stands before the next, in milliseconds. */
const STANDING: Readonly<Record<Speed, number>> = { slow: 900, normal: 450, fast: 180, instant: 90 };

export class Film {
  moments = $state.raw<readonly Moment[]>([]);
  at = $state(0);
  shot = $state.raw<Shot | null>(null);
  /** It goes on by itself. */
  isRunning = $state(false);

  readonly #speed: () => Speed;
  readonly #clock = new Clock();

  constructor(speed: () => Speed) {
    this.#speed = speed;
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get moment(): Moment | undefined {
    return this.moments[this.at];
  }

  /** Another reel: the same game with other eyes, at about the same time, or at a moment of its own. */
  load(replay: Replay, at: number | null): void {
    const seconds = this.moment?.seconds ?? 0;
    this.moments = replay.moments;
    this.jump(at ?? this.#lastUntil(seconds));
  }

  /** To a moment at once. */
  jump(at: number): void {
    this.#clock.stop();
    this.at = Math.min(Math.max(0, Math.trunc(at) || 0), this.last);
    this.#show(null);
  }

  /** To the next moment, as a scene. */
  step(): void {
    if (this.at >= this.last) {
      this.stop();
      return;
    }
    this.#clock.stop();
    const previous = viewOf(this.moment);
    this.at += 1;
    this.#show(previous);
  }

  run(): void {
    if (this.at >= this.last) this.jump(0);
    this.isRunning = true;
    this.step();
  }

  stop(): void {
    this.isRunning = false;
    this.#clock.stop();
  }

  /** The board has shown a moment: a film that runs goes on. */
  shown(number: number): void {
    if (number !== this.shot?.number || !this.isRunning) return;
    if (this.at >= this.last) this.stop();
    else this.#clock.wait(STANDING[this.#speed()], () => this.step());
  }

  #show(previous: GameView | null): void {
    const view = viewOf(this.moment);
    const events = previous === null ? [] : (this.moment?.events ?? []);
    const number = (this.shot?.number ?? 0) + 1;
    this.shot = view && { view, previous, events, number };
  }

  #lastUntil(seconds: number): number {
    return this.moments.findLastIndex((each) => each.seconds <= seconds);
  }
}

export interface Mark {
  readonly round: number;
  readonly at: number;
}

/** Where the rounds begin. */
export function roundsIn(moments: readonly Moment[]): Mark[] {
  const rounds = moments.map((each) => each.view?.round ?? 0);
  return rounds.flatMap((round, at) => (round > 0 && round !== rounds[at - 1] ? [{ round, at }] : []));
}
