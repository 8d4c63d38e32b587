/** Events as sentences: in the reader's language, or in the English that they carry. */

import type { Told } from '@/generated/messages.ts';
import { ENGLISH } from '@/i18n/languages.ts';
import type { Audience, Teller } from '@/narration/index.ts';

export interface Sentence {
  text: string;
  language: string;
}

export type Say = (told: Told) => Sentence;

export function saying(teller: Teller, audience: Audience): Say {
  return (told) => {
    const text = teller.tell(told.event, audience);
    return text === null ? { text: told.text, language: ENGLISH } : { text, language: teller.language };
  };
}
