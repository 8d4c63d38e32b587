/** The pictures of the rules by name, as what our own drawings are to show. */

import { BANDITS } from '@/art/bandits.ts';
import { BULLETS, ONE_CARD, STRENGTH, TRAIN } from './pictures/cards.ts';
import { type SceneOf, SCENES } from './pictures/scenes.ts';

/** An icon and the message that names it. */
export type Sign = readonly [icon: string, message: string];

export type Picture =
  | { readonly kind: 'scene'; readonly scene: SceneOf }
  | { readonly kind: 'bandits'; readonly bandits: readonly string[] }
  | { readonly kind: 'signs'; readonly signs: readonly Sign[] }
  | { readonly kind: 'cards'; readonly cards: readonly string[] }
  | { readonly kind: 'wagons'; readonly wagons: readonly string[] };

const PICTURES: ReadonlyMap<string, Picture> = new Map<string, Picture>([
  ...Object.entries(SCENES).map(([name, scene]) => [name, { kind: 'scene', scene }] as const),
  ...BANDITS.map((bandit) => [bandit, { kind: 'bandits', bandits: [bandit] }] as const),
  ['bandits', { kind: 'bandits', bandits: BANDITS }],
  ['cards', signs('card', ['move', 'floor', 'shoot', 'rob', 'punch', 'marshal'])],
  ['laps', signs('lap', ['standard', 'tunnel', 'speedup', 'switch'])],
  ['round-card', signs('lap', ['standard', 'tunnel', 'standard'])],
  ['gang-card', { kind: 'cards', cards: ONE_CARD }],
  ['strength', { kind: 'cards', cards: STRENGTH }],
  ['wagons', { kind: 'wagons', wagons: TRAIN }],
  ['bullets', { kind: 'wagons', wagons: BULLETS }],
]);

function signs(kind: string, words: readonly string[]): Picture {
  return { kind: 'signs', signs: words.map((word) => [word, `${kind}-${word}`]) };
}

/** A picture by its name; null if there is none. */
export function pictureOf(name: string): Picture | null {
  return PICTURES.get(name) ?? null;
}
