/** Sounds as loud as somebody likes them. */

import { liking } from '@/app/settings.svelte.ts';
import { type Sound, sound } from '@/scene/sounds.ts';

export function play(name: Sound | null): void {
  if (name !== null && liking.sound) sound(name, liking.volume);
}

/** It is my turn. */
export function chime(): void {
  if (liking.chime) play('bell');
}
