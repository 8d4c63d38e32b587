/** Lists of tables, in words. */

import { get } from '@/api/http.ts';
import type { Tables } from '@/generated/house.ts';
import type { TableRow } from '@/generated/messages.ts';
import { t } from '@/i18n/texts.svelte.ts';
import { levelName } from '@/ui/names.ts';

export interface Lists {
  mine: readonly TableRow[];
  open: readonly TableRow[];
  watchable: readonly TableRow[];
}

export const NO_TABLES: Lists = { mine: [], open: [], watchable: [] };

/** All lists at once; the tables at which I sit stand in my own list only. */
export async function listTables(isSomebody: boolean): Promise<Lists> {
  const [mine, open, watchable] = await Promise.all([
    isSomebody ? list('/api/me/tables') : [],
    list('/api/lobby'),
    list('/api/watchable'),
  ]);
  const own = new Set(mine.map((row) => row.table));
  const others = (rows: readonly TableRow[]) => rows.filter((row) => !own.has(row.table));
  return { mine, open: others(open), watchable: others(watchable) };
}

async function list(path: string): Promise<readonly TableRow[]> {
  return (await get<Tables>(path)).tables;
}

/** Who sits there: names, bots by level, and how many seats are free. */
export function seatsText(row: TableRow): string {
  const taken = row.seats.filter((seat) => seat.name || seat.bot);
  const names = taken.map((seat) => seat.name || t('bot-named', { level: levelName(seat.bot) })).join(' · ');
  const free = row.seats.length - taken.length;
  if (free === 0) return names;
  return names ? t('row-with-free-seats', { names, free }) : t('row-free-seats', { free });
}
