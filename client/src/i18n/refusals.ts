/** Why the server refused, in the reader's language. Its own sentence is English, and says more. */

import { has, language, t } from './texts.svelte.ts';

export interface Refusal {
  code: string;
  /** The server's, in English. */
  sentence: string;
  rule?: string;
  /** Seconds after which it may be tried again. */
  wait?: number;
}

export function refusalText(refusal: Refusal): string {
  const sentence = told(refusal);
  return refusal.wait ? t('refused-wait', { sentence, seconds: Math.ceil(refusal.wait) }) : sentence;
}

function told({ code, sentence, rule = '' }: Refusal): string {
  const id = `refused-${code}`;
  const saysLess = language() === 'en' && code !== 'stale';
  return has(id) && !saysLess ? t(id, { rule, sentence }) : sentence;
}
