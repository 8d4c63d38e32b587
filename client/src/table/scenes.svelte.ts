/** What happened comes faster than it can be shown: scenes wait their turn, and the question waits for the last. */

import type { GamePart, GameView, Told } from '@/generated/messages.ts';

export interface Scene {
  view: GameView;
  /** The table before; null where there is nothing to play. */
  previous: GameView | null;
  events: readonly Told[];
  number: number;
}

interface Waiting {
  view: GameView;
  events: readonly Told[];
}

/** More than these, and somebody was away: what is older is shown at once. */
const MOST_WAITING = 12;

export class Scenes {
  #shown = $state.raw<Scene | null>(null);
  #isPlaying = $state(false);
  #waiting: Waiting[] = [];
  #count = $state(0);

  get shown(): Scene | null {
    return this.#shown;
  }

  /** Whether something still has to be shown before anything is asked. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** How many scenes in which something happens have not been seen to their end. */
  get unseen(): number {
    return this.#count + (this.#isPlaying && (this.#shown?.events.length ?? 0) > 0 ? 1 : 0);
  }

  /** The table as it is, with nothing to play. */
  settle(game: GamePart | null): void {
    this.#waiting = [];
    this.#count = 0;
    this.#isPlaying = false;
    this.#shown = game && { view: game.view, previous: null, events: [], number: this.#next };
  }

  /** Something happened on the way to what is now on the table. */
  add(game: GamePart, events: readonly Told[]): void {
    this.#waiting.push({ view: game.view, events });
    if (this.#waiting.length > MOST_WAITING) this.#waiting = this.#waiting.slice(-1);
    this.#count = this.#waiting.filter((each) => each.events.length > 0).length;
    if (!this.#isPlaying) this.#play();
  }

  /** A scene has been played. Only the one that plays now can be over. */
  over(number: number): void {
    if (number === this.#shown?.number && this.#isPlaying) this.#play();
  }

  /** All that waits is shown at once. */
  skip(): void {
    const last = this.#waiting.at(-1);
    const view = last?.view ?? this.#shown?.view;
    this.#waiting = [];
    this.#count = 0;
    this.#isPlaying = false;
    if (view) this.#shown = { view, previous: null, events: [], number: this.#next };
  }

  get #next(): number {
    return (this.#shown?.number ?? 0) + 1;
  }

  #play(): void {
    const next = this.#waiting.shift();
    this.#count = this.#waiting.filter((each) => each.events.length > 0).length;
    this.#isPlaying = next !== undefined;
    if (next === undefined) return;
    const previous = next.events.length > 0 ? (this.#shown?.view ?? null) : null;
    this.#shown = { view: next.view, previous, events: next.events, number: this.#next };
  }
}
