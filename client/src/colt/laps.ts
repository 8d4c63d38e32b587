/** The lap that is being planned. */

import type { View } from '@/generated/colt.ts';

/** "standard", "tunnel", "speedup" or "switch"; empty while nothing is planned. */
export function lapOf(view: View): string {
  return view.phase === 'planning' && view.lap !== null ? (view.laps[view.lap - 1] ?? '') : '';
}

/** Whether what is played now is played face down. */
export function isInTunnel(view: View): boolean {
  return lapOf(view) === 'tunnel';
}
