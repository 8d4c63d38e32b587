/** The question as one sentence under the train. */

import { isBandit } from '@/art/bandits.ts';
import type { Event, View } from '@/generated/colt.ts';
import type { Asked } from '@/generated/messages.ts';
import type { Beat } from '@/scene/player.svelte.ts';
import type { Translate } from '@/table/board.ts';
import { mayHide } from './holding.ts';
import { isInTunnel } from './laps.ts';
import { banditName, cardWords } from './words.ts';

const ON_THE_TRAIN = ['move', 'marshal', 'knock', 'shoot', 'punch', 'rob', 'drop', 'take', 'pickpocket'];
const IN_HAND = ['plan', 'cover', 'keep', 'pick', 'place'];
/** Rare moments, each with a name of its own. */
const MOMENTS = ['cover', 'keep', 'pick', 'place', 'pickpocket'];
const CHOICES = ['purse', 'jewel', 'strongbox', 'take', 'leave'];

/** Whether a question is answered by a card of one's own hand (or a bandit of one's own). */
export function isInHand(question: Asked): boolean {
  return IN_HAND.includes(question.kind);
}

/** What this moment of the game is called; empty for everyday ones. */
export function momentOf(question: Asked): string {
  return MOMENTS.includes(question.kind) ? `colt-moment-${question.kind}` : '';
}

/** An answer as its button says it. */
export function answerIn(answer: string, t: Translate): string {
  if (CHOICES.includes(answer)) return t(`colt-choose-${answer}`);
  if (/^\d+$/.test(answer)) return t('colt-answer-car', { number: Number(answer) });
  return isBandit(answer) ? banditName(answer, t) : answer;
}

export function asking(view: View, question: Asked, t: Translate): string {
  if (IN_HAND.includes(question.kind)) return t(hint(view, question));
  if (!ON_THE_TRAIN.includes(question.kind)) return t('colt-ask-unknown');
  const victim = view.carrying?.victim;
  return t(`colt-ask-${question.kind}`, {
    bandit: isBandit(question.bandit) ? banditName(question.bandit, t) : '',
    victim: victim ? banditName(victim, t) : '',
  });
}

function hint(view: View, question: Asked): string {
  if (mayHide(question)) return 'colt-hint-ghost';
  return question.kind === 'plan' && isInTunnel(view) ? 'colt-hint-tunnel' : `colt-hint-${question.kind}`;
}

/** What happens in a scene, as one sentence; of a card that is turned over, whose and which it is. */
export function telling(beat: Beat<Event> | null, t: Translate): string {
  if (beat === null || beat.text !== '' || beat.event.type !== 'Turned') return beat?.text ?? '';
  return `${banditName(beat.event.bandit, t)}: ${t(`card-${cardWords(beat.event.card).kind}`)}`;
}

/** Whom everybody waits for. */
export function waitingFor(view: View, names: readonly string[], t: Translate): string {
  const seats = view.asking?.seats ?? [];
  if (view.phase === 'over' || seats.length === 0) return '';
  return t('colt-waiting-for', { names: seats.map((seat) => names[seat] ?? '').join(', ') });
}
