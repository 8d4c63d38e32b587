/** What people begin on the front page: a game against bots, or a table for friends. */

import { post } from '@/api/http.ts';
import type { Opened } from '@/generated/house.ts';
import type { Reply, Settings } from '@/generated/messages.ts';
import type { Wish } from '@/transport/connection.ts';
import { newKey } from './keys.ts';

/** A table as most people want it. */
export function usualSettings(ruleset: string, seats: number): Settings {
  return {
    ruleset,
    seats,
    switches: {},
    choices: {},
    clock: { kind: 'none' },
    public: false,
    watch: true,
    bot_delay: null,
    stand_in: '',
    memory_aid: true,
  };
}

export async function openTable(settings: Settings): Promise<Opened> {
  const opened = await post<Opened>('/api/tables', { key: newKey(), settings });
  await command(opened.table, { do: 'sit', seat: 0 });
  return opened;
}

/** Sit down with bots on all other seats, and start; the table's id. */
export async function playNow(settings: Settings, level: string): Promise<string> {
  const { table } = await openTable(settings);
  for (let seat = 1; seat < settings.seats; seat += 1) await command(table, { do: 'add-bot', seat, level });
  await command(table, { do: 'start' });
  return table;
}

/** Take a seat over HTTP: a stranger's socket was opened before it had a name. */
export function sitDown(table: string, seat: number, invitation: string): Promise<Reply> {
  return command(table, { do: 'sit', seat }, invitation);
}

function command(table: string, wish: Wish, invitation = ''): Promise<Reply> {
  const path = `/api/tables/${encodeURIComponent(table)}/commands`;
  return post<Reply>(path, { ...wish, key: newKey() }, { invitation });
}
