/** Cards of To jest napad! as the rules show them. */

export type Cargo = 'gold' | 'dynamite' | 'money';

export interface Half {
  readonly cargo: Cargo;
  readonly value: number;
}

/** Its two halves, the upper one first. */
export type GangCard = readonly [upper: Half, lower: Half];

export interface Wagon {
  readonly cargo: Cargo;
  readonly value: number;
  readonly bullets: number;
}

const half = (cargo: Cargo, value: number): Half => ({ cargo, value });
const wagon = (cargo: Cargo, value: number, bullets = 0): Wagon => ({ cargo, value, bullets });

/** One card, either way round. */
export const ONE_CARD: readonly GangCard[] = [
  [half('gold', 7), half('dynamite', 2)],
  [half('dynamite', 2), half('gold', 7)],
];

/** Two cards that count together, and two others that do. */
export const STRENGTH: readonly GangCard[] = [
  [half('gold', 7), half('dynamite', 2)],
  [half('gold', 4), half('dynamite', 4)],
  [half('money', 5), half('gold', 3)],
];

export const TRAIN: readonly Wagon[] = [wagon('gold', 2), wagon('dynamite', 3), wagon('money', 4)];

export const BULLETS: readonly Wagon[] = [wagon('gold', 4, 2), wagon('gold', 3, 1)];
