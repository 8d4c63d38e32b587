/** Why not: in the words of the translated rules, or in the server's English. */

import { describe, expect, it } from 'vitest';
import { inTheirWords } from '@/rules/reasons.ts';

const REASON = { rule: 'R13', sentence: 'Whoever begins must send a bandit.' };

describe('why something is forbidden', () => {
  it('is said as the translated rules say it', async () => {
    const { sentence, language, rule } = await inTheirWords(REASON, 'napad', 'pl');
    expect([language, rule]).toEqual(['pl', 'R13']);
    expect(sentence).toMatch(/^\p{L}.*\.$/u);
    expect(sentence).not.toBe(REASON.sentence);
  });

  it.each(['en', 'da'])('is said in English to whoever reads %s', async (language) => {
    expect(await inTheirWords(REASON, 'napad', language)).toBe(REASON);
  });

  it('is said as the server says it if no rule says it', async () => {
    for (const rule of ['', 'R99']) {
      const reason = { ...REASON, rule };
      expect(await inTheirWords(reason, 'napad', 'pl')).toBe(reason);
    }
  });
});
