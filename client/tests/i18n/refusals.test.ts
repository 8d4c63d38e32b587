import { afterEach, describe, expect, it } from 'vitest';
import { refusalText } from '@/i18n/refusals.ts';
import { speak } from '@/i18n/texts.svelte.ts';

describe('what the server refuses', () => {
  afterEach(() => speak('en'));

  it('is told in its own words to whoever reads English, for they say more', () => {
    expect(refusalText({ code: 'not-now', sentence: 'The game has not begun.' })).toBe(
      'The game has not begun.',
    );
  });

  it('is told in the reader’s language, by its code', async () => {
    await speak('pl');
    expect(refusalText({ code: 'not-now', sentence: 'The game has not begun.' })).toBe('Nie teraz.');
    expect(refusalText({ code: 'illegal', sentence: 'No.', rule: 'C1' })).toBe('Zabrania tego zasada C1.');
    expect(refusalText({ code: 'impossible', sentence: 'there is no bot Ann' })).toContain(
      'there is no bot Ann',
    );
  });

  it('says how long to wait', async () => {
    await speak('da');
    expect(refusalText({ code: 'limit', sentence: 'x', wait: 1.2 })).toBe(
      'Ikke så hurtigt. Prøv igen om 2 sekunder.',
    );
  });

  it('of an unknown kind is told in the words that came with it', async () => {
    await speak('es');
    expect(refusalText({ code: 'teapot', sentence: 'This is a teapot.' })).toBe('This is a teapot.');
  });
});
