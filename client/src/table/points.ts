/** Points as a game counts them: dollars, or plain points. */

import { t } from '@/i18n/texts.svelte.ts';
import type { Teller } from '@/narration/index.ts';

const THOUSAND = 1000;

export function pointsText(game: string, points: number, teller: Teller): string {
  if (game !== 'colt') return t('points', { points });
  if (points < THOUSAND) return teller.name('dollars', { dollars: String(points) });
  const rest = String(points % THOUSAND).padStart(3, '0');
  return teller.name('dollars-thousands', { thousands: String(Math.floor(points / THOUSAND)), rest });
}
