/** A timer that can stand still: what is left of it waits until it goes on. */

export class Clock {
  #left = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #then: (() => void) | null = null;

  /** Call `then` after so many milliseconds of running; whatever was waited for before is forgotten. */
  wait(milliseconds: number, then: () => void): void {
    this.stop();
    this.#left = milliseconds;
    this.#then = then;
    this.run();
  }

  run(): void {
    if (this.#then === null || this.#timer !== null) return;
    this.#since = Date.now();
    this.#timer = setTimeout(() => this.#ring(), this.#left);
  }

  pause(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#left = Math.max(0, this.#left - (Date.now() - this.#since));
  }

  stop(): void {
    this.pause();
    this.#then = null;
  }

  #ring(): void {
    const then = this.#then;
    this.#timer = null;
    this.#then = null;
    then?.();
  }
}
