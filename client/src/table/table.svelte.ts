/** One table as this browser knows it: who sits there, the game, what is being shown, what is said. */

import type {
  Ballot,
  Face,
  Frame,
  GamePart,
  Line,
  Proposal,
  Reply,
  TablePart,
  Update,
  Welcome,
} from '@/generated/messages.ts';
import { session } from '@/app/session.svelte.ts';
import { refusalText } from '@/i18n/refusals.ts';
import { Connection, type Outcome, type Standing, type Wish } from '@/transport/connection.ts';
import type { Reason } from './board.ts';
import { Log } from './log.svelte.ts';
import { Scenes } from './scenes.svelte.ts';

interface Seen {
  game: GamePart | null;
  log: Log;
}

/** Clocks as they were told, and when by our own clock. */
export interface Told {
  faces: readonly Face[];
  heard: number;
}

export class Table {
  readonly id: string;
  readonly scenes = new Scenes();

  standing = $state<Standing>('connecting');
  /** There never was a connection: perhaps we may not come in at all. */
  isNew = $state(true);
  part = $state.raw<TablePart | null>(null);
  /** Whose eyes these are; null: those of somebody who watches. */
  seat = $state<number | null>(null);
  game = $state.raw<GamePart | null>(null);
  log = $state.raw(new Log());
  clocks = $state.raw<Told>({ faces: [], heard: 0 });
  chat = $state.raw<readonly Line[]>([]);
  present = $state.raw<readonly string[]>([]);
  watchers = $state(0);
  invitation = $state('');
  /** An answer is on its way. */
  isWaiting = $state(false);
  /** What the server refused last, in a sentence. */
  trouble = $state('');
  /** What the table itself said last: that a bot failed, for instance. */
  notice = $state('');

  readonly #connection: Connection;
  /** What other eyes of this device have seen of the game (hot seat). */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #seenBy = new Map<number | null, Seen>();

  constructor(id: string, invitation: string) {
    this.id = id;
    this.invitation = invitation;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    this.#connection = new Connection({ address, invitation }, null, {
      standing: (standing) => this.#stands(standing),
      welcome: (frame) => this.#welcomed(frame),
      update: (frame) => this.#updated(frame),
      other: (frame) => this.#heard(frame),
    });
  }

  // -------------------------------------------------------------- what follows from it

  /** The seats of this person. */
  get mine(): readonly number[] {
    const me = session.me?.id ?? '';
    return (this.part?.seats ?? []).flatMap((seat, number) => (me && seat.user === me ? [number] : []));
  }

  get proposal(): Proposal | null {
    return this.part?.proposal ?? null;
  }

  get ballot(): Ballot | null {
    return this.part?.ballot ?? null;
  }

  /** The game has ended, and its last scene has been shown. */
  get isOver(): boolean {
    return this.part?.status === 'over' && !this.scenes.isPlaying;
  }

  /** Seats of this person's that owe an answer now. */
  get owing(): readonly number[] {
    if (this.part?.status !== 'running') return [];
    return (this.game?.owed ?? []).filter((seat) => this.mine.includes(seat));
  }

  /** Several people share this device: the seat that must see the table next, if it is another one. */
  get handOver(): number | null {
    if (this.mine.length < 2 || this.scenes.isPlaying) return null;
    const next = this.owing[0];
    if (next === undefined || (this.seat !== null && this.owing.includes(this.seat))) return null;
    return next;
  }

  // -------------------------------------------------------------- doing

  /** Say something; what the server refuses is kept as `trouble`. */
  async say(wish: Wish): Promise<Outcome> {
    this.trouble = '';
    const outcome = await this.#connection.say(wish);
    if (outcome.is === 'refused') this.trouble = refusalText(outcome);
    return outcome;
  }

  async answer(answers: readonly string[]): Promise<void> {
    const question = this.game?.question;
    if (!question || this.isWaiting) return;
    this.isWaiting = true;
    try {
      await this.say({ do: 'answer', seat: question.seat, question: question.id, answers });
    } finally {
      this.isWaiting = false;
    }
  }

  /** Which rule forbids an answer. */
  async whyNot(answer: string): Promise<Reason> {
    const outcome = await this.#connection.say({ do: 'why-not', seat: this.seat ?? 0, answer });
    if (outcome.is === 'refused') return { rule: outcome.rule ?? '', sentence: refusalText(outcome) };
    const { rule = '', sentence = '' } = outcome as Reply;
    return { rule, sentence };
  }

  /** See the table with another seat's eyes. */
  look(seat: number | null): void {
    this.#seenBy.set(this.seat, { game: this.game, log: this.log });
    const seen = this.#seenBy.get(seat) ?? { game: null, log: new Log() };
    this.seat = seat;
    this.game = seen.game;
    this.log = seen.log;
    this.scenes.settle(seen.game);
    this.#connection.look(seat);
  }

  wake(): void {
    this.#connection.wake();
  }

  drop(): void {
    this.#connection.drop();
  }

  close(): void {
    this.#connection.close();
  }

  // -------------------------------------------------------------- hearing

  #stands(standing: Standing): void {
    this.standing = standing;
  }

  #welcomed(frame: Welcome): void {
    this.isNew = false;
    this.part = frame.part;
    this.chat = frame.chat ?? [];
    this.present = frame.present ?? [];
    if (frame.invitation) this.invitation = frame.invitation;
    this.#keepClocks(frame.clocks);
    if (this.#shallLookAsSeat()) return;
    this.game = frame.game ?? null;
    this.scenes.settle(this.game);
    if (this.game) void this.log.load(this.id, frame.seat, this.invitation);
  }

  #updated(frame: Update): void {
    if (frame.part) this.#becomes(frame.part);
    this.#keepClocks(frame.clocks);
    if (frame.notice) this.notice = frame.notice;
    this.log.add(frame);
    if (frame.cause === 'taken-back') void this.log.load(this.id, this.seat, this.invitation);
    if (frame.game) {
      this.game = frame.game;
      this.scenes.add(frame.game, frame.events ?? []);
    }
    this.#shallLookAsSeat();
  }

  #becomes(part: TablePart): void {
    this.part = part;
    if (part.status === 'running') this.trouble = '';
  }

  /** Whoever has one seat sees with its eyes as soon as there is something to see. */
  #shallLookAsSeat(): boolean {
    const [only, second] = this.mine;
    const hasStarted = this.part !== null && this.part.status !== 'lobby';
    if (!hasStarted || this.seat !== null || only === undefined || second !== undefined) return false;
    this.look(only);
    return true;
  }

  #keepClocks(faces: readonly Face[] | undefined): void {
    if (faces) this.clocks = { faces, heard: performance.now() };
  }

  #heard(frame: Frame): void {
    if (frame.is === 'chat') this.chat = [...this.chat, frame.said];
    if (frame.is === 'presence') {
      this.present = frame.present;
      this.watchers = frame.watchers ?? 0;
    }
    if (frame.is === 'mistake') this.trouble = frame.sentence;
  }
}
