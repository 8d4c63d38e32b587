/** The question as one sentence under the train. */

import { isBandit } from '@/art/bandits.ts';
import type { Event, View } from '@/generated/colt.ts';
import type { Asked } from '@/generated/messages.ts';
import type { Beat } from '@/scene/player.svelte.ts';
import type { Translate } from '@/table/board.ts';
import { mayHide } from './holding.ts';
import { banditName, cardWords } from './words.ts';

const ON_THE_TRAIN = ['move', 'marshal', 'knock', 'shoot', 'punch', 'rob', 'drop', 'take', 'pickpocket'];
const IN_HAND = ['plan', 'cover', 'keep', 'pick', 'place'];

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
  const lap = view.laps[(view.lap ?? 0) - 1];
  return question.kind === 'plan' && lap === 'tunnel' ? 'colt-hint-tunnel' : `colt-hint-${question.kind}`;
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
