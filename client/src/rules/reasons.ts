/** Why something is forbidden, in the reader's language where the rules are told in it. */

import type { Game } from '@/narration/index.ts';
import type { Reason } from '@/table/board.ts';
import { LANGUAGES, loadBook } from './index.ts';

const ENGLISH = 'en';

/** The server says it in English; a translated book says it as it states the rule. */
export async function inTheirWords(reason: Reason, game: Game, language: string): Promise<Reason> {
  if (reason.rule === '' || language === ENGLISH || !LANGUAGES.includes(language)) return reason;
  const book = await loadBook(game, language).catch(() => null);
  const sentence = book?.sentenceOf(reason.rule) ?? '';
  return sentence === '' ? reason : { ...reason, sentence, language };
}
