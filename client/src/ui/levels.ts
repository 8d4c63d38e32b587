/** The levels of bots that the house offers, from the weakest to the strongest. */

import type { Level } from '@/generated/house.ts';
import { t } from '@/i18n/texts.svelte.ts';
import { levelName } from './names.ts';

/** Whoever plays first shall neither be bored nor robbed of everything. */
export function usualLevel(levels: readonly Level[]): string {
  return (levels[1] ?? levels[0])?.name ?? '';
}

/** Levels as a list offers them: by fame and name. */
export function levelChoices(levels: readonly Level[]): readonly { name: string; label: string }[] {
  return levels.map(({ name }, k) => ({
    name,
    label: t('level-choice', { fame: k + 1, name: levelName(name) }),
  }));
}
