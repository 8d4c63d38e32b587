/** Whether the key that a game ends with is the one whose fingerprint it began with. */

import { sha256 } from './sha256.ts';

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function isKeyOf(key: string, fingerprint: string): boolean {
  return sha256(bytes(key)) === fingerprint;
}
