/** What has happened at a table, as this audience was told it. */

import { get } from '@/api/http.ts';
import type { Replay } from '@/generated/house.ts';
import type { Told, Update } from '@/generated/messages.ts';

export interface Entry {
  /** The moment of the replay at which it happened. */
  moment: number;
  /** Who answered. */
  seat: number | null;
  events: readonly Told[];
}

export class Log {
  entries = $state.raw<readonly Entry[]>([]);
  #loading = 0;

  /** Fetch all of it; what happens meanwhile is in what comes. */
  async load(table: string, seat: number | null, invitation: string): Promise<void> {
    const loading = (this.#loading += 1);
    const path = `/api/tables/${encodeURIComponent(table)}/log`;
    const replay = await get<Replay>(path, { query: { seat }, invitation }).catch(() => null);
    if (replay === null || loading !== this.#loading) return;
    this.entries = replay.moments.map((each, moment) => ({ moment, seat: each.seat, events: each.events }));
  }

  add(update: Update): void {
    const events = update.events ?? [];
    if (events.length === 0) return;
    this.entries = [...this.entries, { moment: this.entries.length, seat: update.seat ?? null, events }];
  }
}
