/** How log sentences reach the page: an event, told in the reader's language by the server's own Fluent files. */

import { Catalogue } from './catalogue.ts';
import { type Game, Teller } from './telling.ts';

export { type Audience, type Game, Teller } from './telling.ts';

const FOLDER = '../../../src/folsom/narration';
// One small file each, loaded when somebody reads that language. A rule's sentences are `rules/`' own affair.
const FILES = import.meta.glob<string>(
  ['../../../src/folsom/narration/*/*.ftl', '!../../../src/folsom/narration/*/rules-*.ftl'],
  { query: '?raw', import: 'default' },
);

/** The languages in which games can be told. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.slice(FOLDER.length + 1).split('/')[0] ?? '')),
].sort();

export const ENGLISH = 'en';

/** Whoever tells a game in a language; in English if there are no sentences in that language. */
export async function loadTeller(game: Game, language: string): Promise<Teller> {
  const spoken = LANGUAGES.includes(language) ? language : ENGLISH;
  const texts = await Promise.all(['common', game].map((name) => text(name, spoken)));
  return new Teller(game, new Catalogue(spoken, texts));
}

function text(name: string, language: string): Promise<string> {
  const load = FILES[`${FOLDER}/${language}/${name}.ftl`];
  if (load === undefined) throw new Error(`there is no ${name}.ftl in '${language}'`);
  return load();
}
