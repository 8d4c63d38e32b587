/** Cards and wagons of To jest napad! as the rules show them, written as the game writes them. */

/** One card, either way round. */
export const ONE_CARD: readonly string[] = ['Y7R2>Y', 'Y7R2>R'];

/** Two cards that count together, and another that counts for itself. */
export const STRENGTH: readonly string[] = ['Y7R2>Y', 'Y4R4>Y', 'G5Y3>G'];

/** A train of a first round, bullets left out. */
export const TRAIN: readonly string[] = ['Y2/0', 'R3/0', 'G4/0'];

export const BULLETS: readonly string[] = ['Y4/2', 'Y3/1'];
