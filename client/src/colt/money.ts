/** Dollars as the reader's language writes them: the same everywhere, as browsers group digits differently. */

import type { Translate } from '@/table/board.ts';

const THOUSAND = 1000;

export function money(dollars: number, t: Translate): string {
  if (dollars < THOUSAND) return t('dollars', { dollars: String(dollars) });
  const rest = String(dollars % THOUSAND).padStart(3, '0');
  return t('dollars-thousands', { thousands: String(Math.floor(dollars / THOUSAND)), rest });
}
