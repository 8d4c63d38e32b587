/** What answers and questions say, in the reader's language. The answers themselves are the server's words. */

import type { Asked } from '@/generated/messages.ts';
import { has, t } from '@/i18n/texts.svelte.ts';
import type { Teller } from '@/narration/index.ts';

const CARD_QUESTIONS = new Set(['pick', 'plan', 'cover', 'keep']);
const PLAIN = new Set(['draw', 'done', 'take', 'leave', 'pass', 'purse', 'jewel', 'strongbox']);
const PLAY = /^(?<card>[A-Z]\d[A-Z]\d)>(?<colour>[A-Z])$/;
const DOWN = ' down';
const DISCARD = 'discard ';

/** The question as a sentence to whoever is asked. */
export function questionText(question: Asked, teller: Teller): string {
  const bandit = nameOf(question.bandit, teller);
  const id = `ask-${question.kind}`;
  return has(id) ? t(id, { bandit }) : t('ask-other');
}

/** What others are doing while one waits for them. */
export function doingText(kind: string): string {
  const id = `doing-${kind}`;
  return has(id) ? t(id) : t('doing-other');
}

/** An answer as its button says it. */
export function answerText(kind: string, answer: string, teller: Teller): string {
  if (answer === 'no') return t('answer-no-cover');
  if (PLAIN.has(answer)) return t(`answer-${answer}`);
  const play = PLAY.exec(answer);
  if (play?.groups) return sendText(play.groups['card'] ?? '', play.groups['colour'] ?? '');
  if (CARD_QUESTIONS.has(kind)) return cardText(answer, teller);
  if (/^\d+$/.test(answer)) return t('answer-car', { number: Number(answer) });
  return nameOf(answer, teller);
}

function cardText(answer: string, teller: Teller): string {
  if (answer.startsWith(DISCARD))
    return t('answer-discard', { card: teller.card(answer.slice(DISCARD.length)) });
  if (answer.endsWith(DOWN))
    return t('answer-face-down', { card: teller.card(answer.slice(0, -DOWN.length)) });
  return teller.card(answer);
}

/** "Y7R2" with Y on top: a seven for the gold. */
function sendText(card: string, colour: string): string {
  const value = card[card.indexOf(colour) + 1] ?? '';
  return t('answer-send', { value, colour });
}

/** A bandit's or gang's name; what nobody has named stays as it is. */
function nameOf(word: string, teller: Teller): string {
  const names = word.split('+').map((each) => {
    const id = ['bandit', 'gang'].map((family) => `${family}-${each}`).find((message) => teller.has(message));
    return id === undefined ? each : teller.name(id);
  });
  return names.join(' + ');
}
