/** Places as the game writes them ("2", "2r"), and what lies there. */

import type { Loot, View } from '@/generated/colt.ts';

export interface Place {
  readonly car: number;
  readonly roof: boolean;
}

export type Kind = 'purse' | 'jewel' | 'strongbox';

export const KINDS: readonly Kind[] = ['purse', 'jewel', 'strongbox'];

/** The field of `Loot` that counts a kind. */
export const PILES: Readonly<Record<Kind, keyof Loot>> = {
  purse: 'purses',
  jewel: 'jewels',
  strongbox: 'strongboxes',
};

export function placeOf(text: string): Place {
  return { car: Number.parseInt(text, 10), roof: text.endsWith('r') };
}

export function textOf({ car, roof }: Place): string {
  return roof ? `${car}r` : String(car);
}

/** Both places of every car, from the Locomotive on. */
export function placesOf(cars: number): string[] {
  return Array.from({ length: cars }, (_, car) => [
    textOf({ car, roof: true }),
    textOf({ car, roof: false }),
  ]).flat();
}

export function isKind(word: string): word is Kind {
  return (KINDS as readonly string[]).includes(word);
}

/** What lies in a place. */
export function lootAt(view: View, place: string): Loot {
  const { car, roof } = placeOf(place);
  const here = view.train[car];
  return (roof ? here?.roof : here?.inside) ?? { purses: 0, jewels: 0, strongboxes: 0 };
}

/** Who stands in a place, in the order in which they are drawn. */
export function banditsAt(view: View, place: string): string[] {
  return view.bandits.filter((each) => each.place === place).map((each) => each.bandit);
}

export function whereIs(view: View, bandit: string): string | null {
  return view.bandits.find((each) => each.bandit === bandit)?.place ?? null;
}

export function seatOf(view: View, bandit: string): number {
  return view.bandits.find((each) => each.bandit === bandit)?.seat ?? -1;
}

/** The kinds of loot that can be pointed at in a place. */
export function kindsAt(view: View, place: string): Kind[] {
  const loot = lootAt(view, place);
  return KINDS.filter((kind) => loot[PILES[kind]] > 0);
}
