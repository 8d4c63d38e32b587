import { describe, expect, it } from 'vitest';
import type { Command, Frame, Update, Welcome } from '@/generated/messages.ts';
import { Connection, type Hearer, PATIENCE, SILENCE, type Standing } from '@/transport/connection.ts';
import type { Wire, World } from '@/transport/wire.ts';

class FakeWire implements Wire {
  sent: Command[] = [];
  closed: number | undefined;
  isClosed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }
  close(code?: number): void {
    this.isClosed = true;
    this.closed = code;
  }
  hear(frame: object): void {
    this.onmessage?.(JSON.stringify(frame));
  }
}

/** A world whose time passes when the test says so. */
class FakeWorld implements World {
  wires: FakeWire[] = [];
  #now = 0;
  #timers = new Set<{ at: number; work: () => void }>();

  get wire(): FakeWire {
    const last = this.wires.at(-1);
    if (last === undefined) throw new Error('nobody has connected');
    return last;
  }
  open(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }
  now(): number {
    return this.#now;
  }
  after(milliseconds: number, work: () => void): () => void {
    const timer = { at: this.#now + milliseconds, work };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
  chance(): number {
    return 0.5;
  }
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const timer of [...this.#timers].filter((each) => each.at <= this.#now)) {
      this.#timers.delete(timer);
      timer.work();
    }
  }
}

class Notes implements Hearer {
  standings: Standing[] = [];
  welcomes: Welcome[] = [];
  updates: Update[] = [];
  others: Frame[] = [];

  standing(standing: Standing): void {
    this.standings.push(standing);
  }
  welcome(frame: Welcome): void {
    this.welcomes.push(frame);
  }
  update(frame: Update): void {
    this.updates.push(frame);
  }
  other(frame: Frame): void {
    this.others.push(frame);
  }
}

function connected() {
  const world = new FakeWorld();
  const notes = new Notes();
  const connection = new Connection({ address: 'ws://house/socket', invitation: '' }, 0, notes, world);
  world.wire.onopen?.();
  return { world, notes, connection };
}

const WELCOME = { is: 'welcome', table: 't', seat: 0, epoch: 'e', number: 4, at: 0, part: {} };
const update = (number: number) => ({ is: 'update', number, at: 0, cause: 'answered' });

describe('a connection', () => {
  it('asks for everything as soon as it is open', () => {
    const { world } = connected();
    expect(world.wire.sent).toMatchObject([{ do: 'sync', seat: 0, after: -1 }]);
  });

  it('sends again, with the same key, what was not answered when the socket ended', () => {
    const { world, connection } = connected();
    void connection.say({ do: 'start' });
    const first = world.wire.sent.at(-1);
    world.wire.onclose?.(1012);
    world.pass(2000);
    world.wire.onopen?.();
    expect(world.wires).toHaveLength(2);
    expect(world.wire.sent).toContainEqual(first);
  });

  it('settles what it said with the reply of the same key, once', async () => {
    const { world, connection } = connected();
    const said = connection.say({ do: 'start' });
    const key = world.wire.sent.at(-1)?.key;
    world.wire.hear({ is: 'reply', key, number: 3 });
    expect(await said).toMatchObject({ is: 'reply', number: 3 });
  });

  it('asks for a sync when a number is missing, and does not show what follows the gap', () => {
    const { world, notes } = connected();
    world.wire.hear(WELCOME);
    world.wire.hear(update(5));
    world.wire.hear(update(7));
    expect(notes.updates.map((each) => each.number)).toEqual([5]);
    expect(world.wire.sent.at(-1)).toMatchObject({ do: 'sync', after: 5, epoch: 'e' });
  });

  it('shows no update twice', () => {
    const { world, notes } = connected();
    world.wire.hear(WELCOME);
    world.wire.hear(update(5));
    world.wire.hear(update(5));
    expect(notes.updates).toHaveLength(1);
  });

  it('asks after a silence whether anybody is there, and connects anew if nobody is', () => {
    const { world, notes } = connected();
    world.pass(SILENCE);
    expect(world.wire.sent.at(-1)).toMatchObject({ do: 'ping' });
    world.pass(PATIENCE);
    expect(notes.standings.at(-1)).toBe('lost');
    world.pass(2000);
    expect(world.wires).toHaveLength(2);
  });

  it('stays away from where it is not allowed', () => {
    const { world, notes } = connected();
    world.wire.onclose?.(4001);
    world.pass(60_000);
    expect(notes.standings.at(-1)).toBe('shut');
    expect(world.wires).toHaveLength(1);
  });

  it('shows other eyes nothing of what was meant for the ones before', () => {
    const { world, notes, connection } = connected();
    world.wire.hear(WELCOME);
    connection.look(2);
    world.wire.hear(WELCOME);
    world.wire.hear(update(5));
    expect(notes.welcomes).toHaveLength(1);
    expect(notes.updates).toHaveLength(0);
    world.wire.hear({ ...WELCOME, seat: 2 });
    expect(notes.welcomes).toHaveLength(2);
  });

  it('asks for what each pair of eyes has missed since they looked last', () => {
    const { world, connection } = connected();
    world.wire.hear(WELCOME);
    world.wire.hear(update(5));
    connection.look(2);
    expect(world.wire.sent.at(-1)).toMatchObject({ seat: 2, after: -1 });
    connection.look(0);
    expect(world.wire.sent.at(-1)).toMatchObject({ seat: 0, after: 5, epoch: 'e' });
  });
});
