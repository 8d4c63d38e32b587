import { describe, expect, it } from 'vitest';
import { type Book, LANGUAGES, linesOf, loadBook, type Section } from '@/rules/index.ts';
import { pictureOf } from '@/rules/pictures.ts';

const GAMES = ['colt', 'napad'] as const;

function sections(book: Book): Section[] {
  return book.chapters.flatMap((chapter) => chapter.sections);
}

/** What must be the same in every language: ids, rules, editions, pictures and links. */
function bones(book: Book): unknown {
  return sections(book).map(({ id, blocks }) => [
    id,
    blocks.map((block) => {
      if (block.kind === 'picture') return block.name;
      const lines = block.kind === 'list' ? block.lines : [block.line];
      return lines.map(({ rules, edition, example, spans }) => [
        rules,
        edition,
        example,
        spans.flatMap((span) => span.to ?? []).sort(),
      ]);
    }),
  ]);
}

describe.each(GAMES)('the rules of %s', (game) => {
  it.each(LANGUAGES)('lead nowhere that is not there (%s)', async (language) => {
    const book = await loadBook(game, language);
    const links = sections(book)
      .flatMap(linesOf)
      .flatMap((line) => line.spans.flatMap((span) => span.to ?? []));
    expect(links.filter((to) => book.sectionOf(to) === null)).toEqual([]);
  });

  it.each(LANGUAGES)('have each section once, and none without text (%s)', async (language) => {
    const all = sections(await loadBook(game, language));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter((section) => linesOf(section).length === 0)).toEqual([]);
  });

  it.each(LANGUAGES)('show only pictures that there are (%s)', async (language) => {
    const blocks = sections(await loadBook(game, language)).flatMap((section) => section.blocks);
    const names = blocks.flatMap((block) => (block.kind === 'picture' ? block.name : []));
    expect(names.filter((name) => pictureOf(name) === null)).toEqual([]);
  });

  it.each(LANGUAGES)('say the same as in English (%s)', async (language) => {
    expect(bones(await loadBook(game, language))).toEqual(bones(await loadBook(game, 'en')));
  });

  it('are read in English where nobody has translated them', async () => {
    expect((await loadBook(game, 'da')).language).toBe('en');
  });
});
