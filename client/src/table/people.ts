/** What the seats of a table are called. */

import type { SeatPart, TablePart } from '@/generated/messages.ts';
import { language, t } from '@/i18n/texts.svelte.ts';
import { banditName, levelName } from '@/ui/names.ts';

/** A person's name, a bot's level, or what a free seat is called. */
export function whoSits(seat: SeatPart): string {
  if (seat.user && !seat.bot) return seat.name || t('somebody');
  if (seat.bot) return t('bot-named', { level: levelName(seat.bot) });
  return t('seat-free');
}

/** Whether a seat's person is not there. */
export function isAway(seat: SeatPart, present: readonly string[]): boolean {
  return seat.away || (!seat.bot && seat.user !== '' && !present.includes(seat.user));
}

/** What boards call a seat: its person, or its bandit where a bot plays. */
export function boardNames(part: TablePart): readonly string[] {
  return part.seats.map((seat) => (seat.user && !seat.bot ? seat.name : banditName(seat.bandit)));
}

/** Names as a list in the reader's language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** A user's name at this table. */
export function nameOfUser(part: TablePart, user: string): string {
  return part.seats.find((seat) => seat.user === user)?.name || t('somebody');
}
