/**
 * One table's connection: it comes back by itself, misses nothing and does nothing twice.
 *
 * Every command has a key. What was sent and not answered when a socket ended is sent again over the next one, and the
 * server gives the first reply again. Updates of one audience are numbered without gaps; a gap asks for a sync.
 */

import type { Command, Frame, Pong, Refused, Reply, Update, Welcome } from '@/generated/messages.ts';
import { newKey } from '@/app/keys.ts';
import { browser, type Wire, type World } from './wire.ts';

/** `shut`: the server wants no more of us, and we do not come back by ourselves. */
export type Standing = 'connecting' | 'open' | 'lost' | 'shut';
export type Outcome = Reply | Refused | Pong;

/** A command without its key. */
export type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, 'key'> : never) : never;

export interface Hearer {
  standing(standing: Standing, code: number): void;
  welcome(frame: Welcome): void;
  update(frame: Update): void;
  other(frame: Frame): void;
}

export const SILENCE = 2500;
export const PATIENCE = 9000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

const NOT_ALLOWED = 4001;
const TOO_SLOW = 4008;
const TOO_MANY = 4029;
const RESTARTING = 1012;

/** The last of what one audience was shown. */
interface Seen {
  epoch: string;
  number: number;
  line: number;
}

interface Waiting {
  command: Command;
  settle: (outcome: Outcome) => void;
}

/** Where a table's socket is, and the invitation to show there: never in the address, which others may log. */
export interface Way {
  readonly address: string;
  readonly invitation: string;
}

const PROTOCOL = 'folsom';

export class Connection {
  readonly #way: Way;
  readonly #hearer: Hearer;
  readonly #world: World;
  readonly #waiting = new Map<string, Waiting>();
  #wire: Wire | null = null;
  #standing: Standing = 'connecting';
  #failures = 0;
  #seat: number | null;
  readonly #seenBy = new Map<number | null, Seen>();
  #stopTimer: () => void = () => undefined;
  #isSyncing = false;

  constructor(way: Way, seat: number | null, hearer: Hearer, world: World = browser) {
    this.#way = way;
    this.#seat = seat;
    this.#hearer = hearer;
    this.#world = world;
    this.#connect();
  }

  /** Whose eyes these are. */
  get seat(): number | null {
    return this.#seat;
  }

  // -------------------------------------------------------------- saying

  /** Say something; the outcome comes even if the connection breaks in between. */
  say(wish: Wish): Promise<Outcome> {
    const command = { ...wish, key: newKey() } as Command;
    return new Promise((settle) => {
      this.#waiting.set(command.key, { command, settle });
      if (this.#standing === 'open') this.#send(command);
    });
  }

  /** See the table with another seat's eyes (hot seat), or with nobody's; what they have seen before is not shown again. */
  look(seat: number | null): void {
    this.#seat = seat;
    if (this.#standing === 'open') this.#sync();
  }

  /** The network is back, or the page is looked at again: do not wait for the timer. */
  wake(): void {
    if (this.#standing === 'lost') this.#connect();
    else if (this.#standing === 'open') this.#ping();
  }

  /** The network is gone: there is no use in waiting for a pong. */
  drop(): void {
    if (this.#standing === 'open' || this.#standing === 'connecting') this.#lose(0);
  }

  /** End for good. */
  close(): void {
    this.#stopTimer();
    this.#standing = 'shut';
    this.#leaveWire(1000);
    this.#waiting.clear();
  }

  // -------------------------------------------------------------- coming and going

  #connect(): void {
    this.#stopTimer();
    this.#leaveWire();
    this.#become('connecting');
    const wire = this.#world.open(this.#way.address, protocols(this.#way.invitation));
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = (text) => this.#heard(text);
    wire.onclose = (code) => this.#lose(code);
    this.#stopTimer = this.#world.after(PATIENCE, () => this.#lose(0));
  }

  #opened(): void {
    this.#become('open');
    this.#sync();
    for (const { command } of this.#waiting.values()) this.#send(command);
    this.#listenForSilence();
  }

  #lose(code: number): void {
    if (this.#standing === 'shut') return;
    this.#stopTimer();
    this.#leaveWire();
    if (code === NOT_ALLOWED) {
      this.#become('shut', code);
      return;
    }
    this.#become('lost', code);
    this.#stopTimer = this.#world.after(this.#wait(code), () => this.#connect());
    this.#failures += 1;
  }

  /** Spread over time: a server that restarts is not run down by all its tables at once. */
  #wait(code: number): number {
    if (code === TOO_SLOW) return 0;
    const longest = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    const least = code === RESTARTING ? 300 : code === TOO_MANY ? LONGEST_WAIT : 0;
    return least + longest * (0.5 + this.#world.chance());
  }

  #leaveWire(code?: number): void {
    const wire = this.#wire;
    if (wire === null) return;
    this.#wire = null;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close(code);
  }

  #become(standing: Standing, code = 0): void {
    this.#standing = standing;
    this.#hearer.standing(standing, code);
  }

  // -------------------------------------------------------------- hearing

  #heard(text: string): void {
    this.#failures = 0;
    this.#listenForSilence();
    const frame = JSON.parse(text) as Frame;
    switch (frame.is) {
      case 'welcome':
        return this.#welcomed(frame);
      case 'update':
        return this.#updated(frame);
      case 'reply':
      case 'refused':
      case 'pong':
        return this.#settled(frame);
      case 'chat':
        this.#seen.line = Math.max(this.#seen.line, frame.said.line);
    }
    this.#hearer.other(frame);
  }

  #welcomed(frame: Welcome): void {
    if (frame.seat !== this.#seat) return; // the answer to a sync for other eyes
    this.#isSyncing = false;
    const line = (frame.chat ?? []).reduce((last, each) => Math.max(last, each.line), -1);
    this.#seenBy.set(this.#seat, { epoch: frame.epoch, number: frame.number, line });
    this.#hearer.welcome(frame);
  }

  #updated(frame: Update): void {
    const seen = this.#seen;
    if (seen.number < 0 || frame.number <= seen.number) return;
    if (frame.number > seen.number + 1) {
      if (!this.#isSyncing) this.#sync();
      return;
    }
    this.#isSyncing = false;
    seen.number = frame.number;
    this.#hearer.update(frame);
  }

  #settled(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.key);
    if (outcome.is === 'refused' && outcome.code === 'moved') {
      this.#lose(RESTARTING);
      return;
    }
    if (waiting === undefined) return;
    this.#waiting.delete(outcome.key);
    waiting.settle(outcome);
  }

  // -------------------------------------------------------------- keeping in touch

  #sync(): void {
    this.#isSyncing = true;
    const { epoch, number, line } = this.#seen;
    this.#send({ do: 'sync', seat: this.#seat, after: number, epoch, line, key: newKey() });
  }

  get #seen(): Seen {
    return this.#seenBy.get(this.#seat) ?? { epoch: '', number: -1, line: -1 };
  }

  #listenForSilence(): void {
    this.#stopTimer();
    this.#stopTimer = this.#world.after(SILENCE, () => this.#ping());
  }

  #ping(): void {
    this.#send({ do: 'ping', key: newKey() });
    this.#stopTimer();
    this.#stopTimer = this.#world.after(PATIENCE, () => this.#lose(0));
  }

  #send(command: Command): void {
    try {
      this.#wire?.send(JSON.stringify(command));
    } catch {
      this.#lose(0);
    }
  }
}

function protocols(invitation: string): readonly string[] {
  return invitation ? [PROTOCOL, `invitation.${invitation}`] : [PROTOCOL];
}
