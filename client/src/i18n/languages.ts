/** The languages of the page, each by its own name. */

export const LANGUAGES = {
  en: 'English',
  pl: 'Polski',
  ro: 'Română',
  es: 'Español',
  it: 'Italiano',
  da: 'Dansk',
} as const;

export type Language = keyof typeof LANGUAGES;

export const ENGLISH: Language = 'en';

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The first of the reader's languages that we speak; English if we speak none. */
export function bestOf(wanted: readonly string[]): Language {
  const codes = wanted.map((each) => each.toLowerCase().split('-')[0] ?? '');
  return codes.find(isLanguage) ?? ENGLISH;
}
