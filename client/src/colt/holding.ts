/** One's own cards as they can be chosen now: for every card the answer it stands for, if it stands for one. */

import type { View } from '@/generated/colt.ts';
import type { Asked } from '@/generated/messages.ts';

export interface Held {
  readonly card: string;
  /** What choosing it says; as a question of its own, "why not?", where that is no answer now. */
  readonly answer: string;
  readonly legal: boolean;
}

const DOWN = ' down';

/** Whether cards may be laid face down or face up, as one likes. */
export function mayHide(question: Asked | null): boolean {
  return question?.answers.some((answer) => answer.endsWith(DOWN)) ?? false;
}

export function held(view: View, question: Asked | null, faceDown: boolean): Held[] {
  const answers = question?.answers ?? [];
  if (question?.kind === 'pick') return answers.map((card) => ({ card, answer: card, legal: true }));
  const said = (card: string) => saying(card, question?.kind ?? '', answers, faceDown);
  return remaining(view).map((card) => ({ card, answer: said(card), legal: answers.includes(said(card)) }));
}

function saying(card: string, kind: string, answers: readonly string[], faceDown: boolean): string {
  if (kind === 'keep') return `discard ${card}`;
  return faceDown && answers.includes(card + DOWN) ? card + DOWN : card;
}

/** The hand without what is to be discarded. */
function remaining(view: View): string[] {
  const gone = [...view.discarding];
  return view.hand.filter((card) => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** What can be answered without a card: draw, hold one's fire, be done with discarding. */
export function withoutCard(question: Asked | null): string[] {
  return (question?.answers ?? []).filter((answer) => ['draw', 'no', 'done'].includes(answer));
}
