import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isKeyOf } from '@/replay/fingerprint.ts';
import { sha256 } from '@/replay/sha256.ts';

describe('our own SHA-256', () => {
  it.each([0, 1, 3, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000])(
    'agrees with the real one on %i bytes',
    (size) => {
      const data = Uint8Array.from({ length: size }, (_, k) => (k * 37 + size) % 256);
      expect(sha256(data)).toBe(createHash('sha256').update(data).digest('hex'));
    },
  );

  it('knows a key by its fingerprint, and another key by none', () => {
    const key = 'ab'.repeat(32);
    const fingerprint = createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex');
    expect(isKeyOf(key, fingerprint)).toBe(true);
    expect(isKeyOf('ac'.repeat(32), fingerprint)).toBe(false);
  });
});
