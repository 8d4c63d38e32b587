import { beforeEach, describe, expect, it } from 'vitest';
import { bestOf, LANGUAGES, type Language } from '@/i18n/languages.ts';
import { bundled, has, language, speak, t } from '@/i18n/texts.svelte.ts';

const CODES = Object.keys(LANGUAGES) as Language[];

describe('the language that is spoken', () => {
  it('is the first of the reader’s that we know', () => {
    expect(bestOf(['pl-PL', 'en'])).toBe('pl');
    expect(bestOf(['sv', 'da-DK', 'en'])).toBe('da');
    expect(bestOf(['ES'])).toBe('es');
  });

  it('is English to whoever wants none of ours', () => {
    expect(bestOf(['fi', 'ja'])).toBe('en');
    expect(bestOf([])).toBe('en');
    expect(bestOf(['constructor'])).toBe('en');
  });

  it.each(CODES)('is named by the page: %s', async (code) => {
    await speak(code);
    expect(language()).toBe(code);
    expect(document.documentElement.lang).toBe(code);
  });
});

describe('what is said', () => {
  beforeEach(() => speak('pl'));

  it('comes from the page’s own words and from those of the games', () => {
    expect(t('close')).toBe('Zamknij');
    expect(t('card-punch')).toBe('Cios');
  });

  it.each([
    [1, 'Rozmowa, jedna nowa wypowiedź'],
    [3, 'Rozmowa, 3 nowe wypowiedzi'],
    [22, 'Rozmowa, 22 nowe wypowiedzi'],
    [12, 'Rozmowa, 12 nowych wypowiedzi'],
    [100, 'Rozmowa, 100 nowych wypowiedzi'],
  ])('is counted as the language counts: %i', (count, said) => {
    expect(t('chat-unread', { count })).toBe(said);
  });

  it('may be a form of a name', () => {
    expect(t('bandit-ghost.gen')).toBe('Ghosta');
  });

  it('is without invisible signs around what was put in', () => {
    expect(t('room', { game: 'Colt Express' })).toBe('Colt Express: kto gra?');
  });

  it('is the id where nobody has words, for whoever tests a language', () => {
    expect(has('of-tomorrow')).toBe(false);
    expect(t('of-tomorrow')).toBe('of-tomorrow');
    expect(document.documentElement.dataset['missing']).toBe('of-tomorrow');
  });
});

it('of two messages with one id the first is said', () => {
  const bundle = bundled('en', ['yes = Yes', 'yes = Aye']);
  expect(bundle.formatPattern(bundle.getMessage('yes')?.value ?? '')).toBe('Yes');
});

it.each(CODES)('a browser reads every line of the catalogues of a language: %s', async (code) => {
  const { default: texts } = (await import(`../../src/i18n/catalogues/${code}.ts`)) as {
    default: readonly string[];
  };
  for (const text of texts) {
    const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
    const bundle = bundled(code, [text]);
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  }
});
