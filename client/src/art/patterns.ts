/** Colours of bandits as bands and, for those who want them, patterns that tell them apart without colour. */

import { lookOf } from './bandits.ts';

/** A band of colour; of two bandits half and half. */
export function stripeOf(bandits: readonly string[]): string {
  const [first = '', second = first] = bandits;
  return `linear-gradient(90deg, ${lookOf(first).colour} 50%, ${lookOf(second).colour} 50%)`;
}

const LIGHT = 'rgb(255 255 255 / 55%)';
const DARK = 'rgb(0 0 0 / 45%)';

const PATTERNS: Readonly<Record<string, string>> = {
  ghost: `radial-gradient(circle, ${DARK} 28%, transparent 30%) 0 0 / 0.4rem 0.4rem`,
  doc: `repeating-linear-gradient(0deg, ${LIGHT} 0 0.1rem, transparent 0.1rem 0.3rem)`,
  django: `repeating-linear-gradient(45deg, ${LIGHT} 0 0.08rem, transparent 0.08rem 0.35rem), repeating-linear-gradient(-45deg, ${LIGHT} 0 0.08rem, transparent 0.08rem 0.35rem)`,
  tuco: `repeating-linear-gradient(45deg, ${LIGHT} 0 0.12rem, transparent 0.12rem 0.4rem)`,
  cheyenne: `repeating-linear-gradient(90deg, ${LIGHT} 0 0.1rem, transparent 0.1rem 0.35rem)`,
  belle: `conic-gradient(${LIGHT} 25%, transparent 0 50%, ${LIGHT} 0 75%, transparent 0) 0 0 / 0.5rem 0.5rem`,
};

/** What lies over a bandit's colour, as a background. */
export function patternOf(bandit: string): string {
  return PATTERNS[bandit] ?? 'none';
}
