/**
 * A view after an event, as far as it is seen on the board: what scenes show on the way to the next view.
 *
 * No rule is known here: everybody goes where the event says. When a scene is over, the view that came with it stands.
 */

import type { BanditView, Event, Loot, SeatView, View } from '@/generated/colt.ts';
import { isKind, PILES, placeOf } from './places.ts';

type Change<Part> = (part: Part) => Part;

export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'Boarded':
    case 'Moved':
    case 'Climbed':
    case 'Pushed':
    case 'Fled':
    case 'Thrown':
      return withBandit(view, event.bandit, (each) => ({ ...each, place: event.place }));
    case 'MarshalMoved':
      return { ...view, marshal: event.car };
    case 'Took':
      return carry(atPlace(view, event.place, event.loot, -1), event.bandit, event.loot, 1);
    case 'Dropped':
      return atPlace(carry(view, event.victim, event.loot, -1), event.place, event.loot, 1);
    case 'Snatched':
      return carry(carry(view, event.victim, 'purse', -1), event.bandit, 'purse', 1);
    case 'PurseLost':
      return lose(view, event.bandit, event.place);
    case 'RansomPaid':
    case 'PurseGiven':
      return carry(view, event.bandit, 'purse', 1);
    case 'LootLaid':
      return atPlace(view, event.place, event.loot, event.count);
    case 'StrongboxLaid':
      return atPlace({ ...view, spare_strongbox: false }, event.place, 'strongbox', 1);
    case 'Shot':
      return shot(view, event.bandit, event.seat, event.bullets_left);
    case 'NeutralTaken':
      return withSeat({ ...view, neutral: event.bullets_left }, event.seat, (seat) => hit(seat, 'neutral'));
    case 'BulletsShort':
      return { ...view, neutral: event.bullets_left };
    default:
      return foldCards(view, event);
  }
}

function foldCards(view: View, event: Event): View {
  switch (event.type) {
    case 'Played':
      return play(view, event);
    case 'Turned':
      return turn(view, event);
    case 'CardReturned':
      return { ...view, carrying: null };
    case 'Drew':
      return draw(view, event.seat, event.card);
    case 'Discarded':
    case 'Shed':
      return withSeat(view, event.seat, (seat) => ({ ...seat, discard_size: seat.discard_size + 1 }));
    case 'Shuffled':
      return shuffle(view, event);
    case 'HandReturned':
      return putBack(view, event.seat);
    default:
      return foldRound(view, event);
  }
}

function foldRound(view: View, event: Event): View {
  switch (event.type) {
    case 'RoundBegan':
      return {
        ...view,
        round: event.round,
        first: event.first,
        phase: 'planning',
        lap: null,
        pile: [],
        carried_out: 0,
        laps: [],
        event: null,
      };
    case 'CardRevealed':
      return { ...view, laps: event.laps, event: event.event, phase: 'planning', lap: null };
    case 'LapBegan':
      return { ...view, lap: event.lap, phase: 'planning' };
    case 'EventBegan':
      return { ...view, phase: 'event', lap: null };
    case 'FirstPassed':
    case 'FirstDrawn':
      return { ...view, first: event.seat };
    default:
      return view;
  }
}

// ---------------------------------------------------------------- loot and bullets

function counted(loot: Loot, word: string, change: number): Loot {
  if (!isKind(word)) return loot;
  const pile = PILES[word];
  return { ...loot, [pile]: Math.max(0, loot[pile] + change) };
}

function atPlace(view: View, place: string, loot: string, change: number): View {
  const { car, roof } = placeOf(place);
  const train = view.train.map((each, number) => {
    if (number !== car) return each;
    return roof
      ? { ...each, roof: counted(each.roof, loot, change) }
      : { ...each, inside: counted(each.inside, loot, change) };
  });
  return { ...view, train };
}

function carry(view: View, bandit: string, loot: string, change: number): View {
  return withBandit(view, bandit, (each) => ({ ...each, loot: counted(each.loot, loot, change) }));
}

function lose(view: View, bandit: string, place: string | null): View {
  const without = carry(view, bandit, 'purse', -1);
  return place === null ? without : atPlace(without, place, 'purse', 1);
}

function shot(view: View, bandit: string, seat: number, left: number): View {
  const fired = withBandit(view, bandit, (each) => ({ ...each, magazine: left }));
  return withSeat(fired, seat, (each) => hit(each, bandit));
}

function hit(seat: SeatView, colour: string): SeatView {
  return { ...seat, bullets: [...seat.bullets, colour] };
}

// ---------------------------------------------------------------- cards

function play(view: View, event: Extract<Event, { type: 'Played' }>): View {
  const { seat, card, bandit, face_down } = event;
  const pile = [...view.pile, { seat, card, bandit, face_down }];
  const hand = seat === view.seat && card !== null ? without(view.hand, card) : view.hand;
  return withSeat({ ...view, pile, hand }, seat, (each) => ({ ...each, hand_size: each.hand_size - 1 }));
}

function turn(view: View, event: Extract<Event, { type: 'Turned' }>): View {
  const { seat, card, bandit } = event;
  const pile = view.pile.map((each, number) =>
    number === view.carried_out ? { ...each, card, bandit, face_down: false } : each,
  );
  const carrying = { seat, card, bandit, victim: null };
  return { ...view, phase: 'stealing', lap: null, pile, carrying, carried_out: view.carried_out + 1 };
}

function draw(view: View, seat: number, card: string | null): View {
  const hand = seat === view.seat && card !== null ? [...view.hand, card] : view.hand;
  return withSeat({ ...view, hand }, seat, (each) => ({
    ...each,
    hand_size: each.hand_size + 1,
    deck_size: Math.max(0, each.deck_size - 1),
  }));
}

function shuffle(view: View, event: Extract<Event, { type: 'Shuffled' }>): View {
  const picked = event.pick_in_hand && !event.discards ? 1 : 0;
  return withSeat(view, event.seat, (each) => ({
    ...each,
    deck_size: event.cards,
    hand_size: each.hand_size + picked,
  }));
}

function putBack(view: View, seat: number): View {
  const hand = seat === view.seat ? [] : view.hand;
  return withSeat({ ...view, hand }, seat, (each) => ({
    ...each,
    deck_size: each.deck_size + each.hand_size,
    hand_size: 0,
  }));
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

// ---------------------------------------------------------------- parts of a view

function withBandit(view: View, bandit: string, change: Change<BanditView>): View {
  return { ...view, bandits: view.bandits.map((each) => (each.bandit === bandit ? change(each) : each)) };
}

function withSeat(view: View, seat: number, change: Change<SeatView>): View {
  return { ...view, seats: view.seats.map((each, number) => (number === seat ? change(each) : each)) };
}
