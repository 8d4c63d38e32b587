/**
 * A view after an event, as far as it is seen on the board: what scenes show on the way to the next view.
 *
 * No rule is known here: cards and wagons go where the event says. When a scene is over, the view that came with it
 * stands.
 */

import type { Event, SeatView, View } from '@/generated/napad.ts';
import { isLetter, LETTERS, playOf, topOf } from './cards.ts';

type Sent = Extract<Event, { type: 'Sent' }>;

export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'TreasuryStacked':
      return { ...view, treasury: LETTERS.map(() => event.wagons) };
    case 'GangHid':
      return withSeat(view, event.seat, { gang: event.gang, hideout_size: event.cards });
    case 'MarkerPassed':
      return { ...view, first: event.seat };
    case 'WagonsCoupled':
      return beginRound(view, event.round, event.wagons);
    case 'Sent':
      return send(view, event);
    case 'Passed':
      return nextTurn(withSeat(view, event.seat, { passed: true }), event.seat);
    case 'WagonsWon':
      return win(view, event.seat, event.wagons);
    case 'CardsBoxed':
      return clear(box(view, event.seat, event.cards.length), event.seat, event.colour);
    case 'CardsReturned':
      return clear(take(view, event.seat, event.cards.length, event.cards), event.seat, event.colour);
    case 'CardsDrawn':
      return draw(view, event.seat, event.number, event.cards ?? []);
    case 'GameEnded':
      return { ...view, phase: 'over', turn: null };
    case 'Scored':
      return withSeat(view, event.seat, { score: event.points });
    case 'Won':
      return { ...view, winners: [...view.winners, event.seat] };
    default:
      return view;
  }
}

function beginRound(view: View, round: number, wagons: readonly string[]): View {
  return {
    ...view,
    phase: 'robbery',
    round,
    turn: view.first,
    train: [...view.train, ...wagons],
    treasury: view.treasury.map((left) => Math.max(0, left - 1)),
    seats: view.seats.map((seat) => ({ ...seat, passed: false })),
  };
}

function send(view: View, { seat, card, colour, value }: Sent): View {
  const before = view.seats[seat];
  if (!before || !isLetter(colour)) return view;
  const after = withSeat(view, seat, {
    hand_size: before.hand_size - 1,
    played: [...before.played, playOf(card, colour)],
    strength: withStrength(before, colour, (strength) => strength + value),
  });
  const hand = seat === view.seat ? view.hand.filter((each) => each !== card) : view.hand;
  return nextTurn({ ...after, hand }, seat);
}

/** Whoever is next has not passed. */
function nextTurn(view: View, seat: number): View {
  const count = view.seats.length;
  const around = view.seats.map((_, k) => (seat + 1 + k) % count);
  return { ...view, turn: around.find((each) => !view.seats[each]?.passed) ?? null };
}

function win(view: View, seat: number, wagons: readonly string[]): View {
  const train = view.train.filter((wagon) => !wagons.includes(wagon));
  const won = seat === view.seat ? [...view.won, ...wagons] : view.won;
  const size = (view.seats[seat]?.won_size ?? 0) + wagons.length;
  return withSeat({ ...view, train, won }, seat, { won_size: size });
}

function box(view: View, seat: number, cards: number): View {
  return withSeat(view, seat, { box_size: (view.seats[seat]?.box_size ?? 0) + cards });
}

/** A seat's cards of a colour leave the table. */
function clear(view: View, seat: number, colour: string): View {
  const before = view.seats[seat];
  if (!before) return view;
  const played = before.played.filter((play) => topOf(play) !== colour);
  return withSeat(view, seat, { played, strength: withStrength(before, colour, () => 0) });
}

function draw(view: View, seat: number, number: number, cards: readonly string[]): View {
  const left = (view.seats[seat]?.hideout_size ?? 0) - number;
  return take(withSeat(view, seat, { hideout_size: Math.max(0, left) }), seat, number, cards);
}

/** Cards come into a hand; whose they are sees the faces there. */
function take(view: View, seat: number, number: number, cards: readonly string[]): View {
  const hand = seat === view.seat ? [...view.hand, ...cards] : view.hand;
  const size = (view.seats[seat]?.hand_size ?? 0) + number;
  return withSeat({ ...view, hand }, seat, { hand_size: size });
}

function withStrength(seat: SeatView, colour: string, change: (strength: number) => number): number[] {
  return seat.strength.map((strength, k) => (LETTERS[k] === colour ? change(strength) : strength));
}

function withSeat(view: View, seat: number, changes: Partial<SeatView>): View {
  return {
    ...view,
    seats: view.seats.map((each, number) => (number === seat ? { ...each, ...changes } : each)),
  };
}
