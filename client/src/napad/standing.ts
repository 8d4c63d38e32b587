/** How the seats stand in one colour: who is ahead, who is level with whom. For the eye only; the server decides. */

import type { View } from '@/generated/napad.ts';
import { type Letter, LETTERS } from './cards.ts';

export type Place = 'ahead' | 'level' | 'behind' | 'out';

export function strengthOf(view: View, seat: number, letter: Letter): number {
  return view.seats[seat]?.strength[LETTERS.indexOf(letter)] ?? 0;
}

export function placeOf(view: View, seat: number, letter: Letter): Place {
  const own = strengthOf(view, seat, letter);
  if (own === 0) return 'out';
  const all = view.seats.map((_, other) => strengthOf(view, other, letter));
  const most = Math.max(...all);
  if (own < most) return 'behind';
  return all.filter((each) => each === most).length > 1 ? 'level' : 'ahead';
}
