/** How to play: the rules of both games in our own words. */

import type { Game } from '@/narration/index.ts';
import { Book } from './book.ts';

export { Book, type Hit, linesOf, textOf } from './book.ts';
export type { Block, Chapter, Edition, Line, Section, Span } from './reading.ts';

const ENGLISH = 'en';
const FILES = import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default' });

/** The languages into which the rules are translated. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/')[1] ?? '')),
].sort();

/** The rules of a game in a language; in English, and saying so, if nobody has translated them. */
export async function loadBook(game: Game, language: string): Promise<Book> {
  const own = FILES[`./${language}/${game}.md`];
  const load = own ?? FILES[`./${ENGLISH}/${game}.md`];
  if (load === undefined) throw new Error(`nobody has written the rules of ${game}`);
  return new Book(own === undefined ? ENGLISH : language, await load());
}
