/** What the page says, in the reader's language; what a language lacks is said in English. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { liking } from '@/app/settings.svelte.ts';
import type { Translate } from '@/table/board.ts';
import { bestOf, ENGLISH, isLanguage, type Language } from './languages.ts';

type Catalogue = { default: readonly string[] };
type Variables = Record<string, FluentVariable>;

const CATALOGUES: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('./catalogues/en.ts'),
  pl: () => import('./catalogues/pl.ts'),
  ro: () => import('./catalogues/ro.ts'),
  es: () => import('./catalogues/es.ts'),
  it: () => import('./catalogues/it.ts'),
  da: () => import('./catalogues/da.ts'),
};

interface Spoken {
  language: Language;
  /** The language's own bundle first, English last. */
  bundles: readonly FluentBundle[];
}

let spoken = $state.raw<Spoken>({ language: ENGLISH, bundles: [] });

/** The language that is wanted now: the one chosen, or else the browser's. */
export function wantedLanguage(): Language {
  return isLanguage(liking.language) ? liking.language : bestOf(navigator.languages);
}

/** The language that the page speaks now. */
export function language(): Language {
  return spoken.language;
}

/** Speak a language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const codes = wanted === ENGLISH ? [ENGLISH] : [wanted, ENGLISH];
  const bundles = await Promise.all(codes.map(bundleOf));
  spoken = { language: wanted, bundles };
  document.documentElement.lang = wanted;
}

async function bundleOf(code: Language): Promise<FluentBundle> {
  return bundled(code, (await CATALOGUES[code]()).default);
}

/** A bundle of catalogues. Of two messages with one name the first stays. */
export function bundled(code: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A text by its id, or by its id and attribute ("you.middle"). */
export const t: Translate = (id, args) => {
  for (const bundle of spoken.bundles) {
    const text = textIn(bundle, id, args);
    if (text !== null) return text;
  }
  // Seen by whoever tests a language; a reader sees the id.
  if (spoken.bundles.length > 0) document.documentElement.dataset['missing'] = id;
  return id;
};

/** Whether there is such a text at all: what a newer server sends may have none. */
export function has(id: string): boolean {
  return spoken.bundles.some((bundle) => bundle.hasMessage(id));
}

function textIn(bundle: FluentBundle, id: string, args: Variables = {}): string | null {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return null;
  return bundle.formatPattern(pattern, args, []);
}

/** Dates and numbers as the reader writes them. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    seconds * 1000,
  );
}
