/** Where a game stands, in one sentence: whose turn it is, and why the others wait. */

import type { GameView } from '@/generated/messages.ts';
import { t } from '@/i18n/texts.svelte.ts';
import { banditName } from '@/ui/names.ts';
import { doingText } from './labels.ts';
import { listed } from './people.ts';
import type { Table } from './table.svelte.ts';

export function statusOf(table: Table): string {
  const { part, game } = table;
  if (!part || !game) return t('status-loading');
  if (part.status === 'paused') return t('status-paused');
  if (table.scenes.isPlaying) return t('status-scene');
  if (part.status === 'over') return t('status-over');
  if (table.owing.length > 0) return t('status-mine');
  const names = game.owed.map((seat) => banditName(part.seats[seat]?.bandit ?? ''));
  return t('status-others', { names: listed(names), doing: doingText(kindOf(game.view)) });
}

/** What kind of question the table waits on. */
function kindOf(view: GameView): string {
  return 'asking' in view ? (view.asking?.question ?? '') : 'send';
}
