/** What might have been answered but is not on offer: to each, the server can say why not. */

import type { Asked, GameView } from '@/generated/messages.ts';
import type { View as ColtView } from '@/generated/colt.ts';
import type { View as NapadView } from '@/generated/napad.ts';

const ACTIONS = ['move', 'floor', 'shoot', 'rob', 'punch', 'marshal'] as const;
const LOOT = ['purse', 'jewel', 'strongbox'] as const;

/** Answers that somebody may think of, without those that are legal. No rule is known here: the server judges. */
export function notOnOffer(question: Asked, view: GameView): readonly string[] {
  const thought = 'train' in view && 'treasury' in view ? ofNapad(view) : ofColt(question, view as ColtView);
  const legal = new Set(question.answers);
  return [...new Set(thought)].filter((answer) => !legal.has(answer));
}

function ofNapad(view: NapadView): readonly string[] {
  return [...view.hand.flatMap((card) => [`${card}>${card[0] ?? ''}`, `${card}>${card[2] ?? ''}`]), 'pass'];
}

function ofColt(question: Asked, view: ColtView): readonly string[] {
  switch (question.kind) {
    case 'plan':
      return [...actionsOf(view, question.seat), ...view.hand.map((card) => `${card} down`), 'draw'];
    case 'move':
    case 'marshal':
    case 'knock':
      return view.train.map((_, car) => String(car));
    case 'shoot':
    case 'punch':
      return view.bandits.map((each) => each.bandit);
    case 'rob':
    case 'drop':
      return LOOT;
    default:
      return [];
  }
}

/** The cards of a seat; in a team each with its bandit's name. */
function actionsOf(view: ColtView, seat: number): readonly string[] {
  const bandits = view.seats[seat]?.bandits ?? [];
  if (bandits.length < 2) return ACTIONS;
  return bandits.flatMap((bandit) => ACTIONS.map((action) => `${bandit} ${action}`));
}
