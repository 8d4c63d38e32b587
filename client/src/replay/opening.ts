/** A moment with nothing hidden: what each seat knows of its own is put into what everybody sees. */

import type { View as ColtView } from '@/generated/colt.ts';
import type { Moment } from '@/generated/house.ts';
import type { GameView } from '@/generated/messages.ts';

/** The table of a moment; null where a log has none. */
export function viewOf(moment: Moment | undefined): GameView | null {
  const { view = null, views = [] } = moment ?? {};
  if (view === null || views.length === 0 || !isColt(view)) return view;
  return opened(view, views.filter(isColt));
}

export function isColt(view: GameView): view is ColtView {
  return 'marshal' in view;
}

function opened(view: ColtView, views: readonly ColtView[]): ColtView {
  return {
    ...view,
    // Purses with their values, hidden cards with their faces.
    bandits: view.bandits.map(
      (each, k) => views[each.seat]?.bandits.find(({ bandit }) => bandit === view.bandits[k]?.bandit) ?? each,
    ),
    pile: view.pile.map((card, k) => (card.card === null ? (views[card.seat]?.pile[k] ?? card) : card)),
    seats: view.seats.map((each, seat) => views[seat]?.seats[seat] ?? each),
  };
}
