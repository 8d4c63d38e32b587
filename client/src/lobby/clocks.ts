/** Clocks that a table is offered. */

import type { Settings } from '@/generated/messages.ts';
import { t } from '@/i18n/texts.svelte.ts';

type Clock = Settings['clock'];

const MINUTE = 60;

export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'bank', seconds: 5 * MINUTE, increment: 10 },
  { kind: 'bank', seconds: 10 * MINUTE, increment: 20 },
  { kind: 'bank', seconds: 20 * MINUTE, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

export function clockKey(clock: Clock): string {
  return JSON.stringify(clock);
}

export function clockName(clock: Clock): string {
  if (clock.kind === 'bank')
    return t('clock-bank', { minutes: Math.round(clock.seconds / MINUTE), increment: clock.increment });
  return clock.kind === 'days' ? t('clock-days', { days: clock.days }) : t('clock-none');
}
