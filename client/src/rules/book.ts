/** The rules of a game in one language: looked up by rule, and searched. */

import { type Block, type Chapter, chaptersOf, type Line, type Section } from './reading.ts';

/** Where words were found. */
export interface Hit {
  readonly section: Section;
  /** The line that holds them; null: the section's title does. */
  readonly line: Line | null;
}

export class Book {
  readonly language: string;
  readonly chapters: readonly Chapter[];
  readonly #sections = new Map<string, Section>();
  readonly #byRule = new Map<string, Section>();
  readonly #lines = new Map<string, Line>();

  constructor(language: string, text: string) {
    this.language = language;
    this.chapters = chaptersOf(text);
    for (const section of this.chapters.flatMap((chapter) => chapter.sections)) {
      this.#sections.set(section.id, section);
      for (const line of linesOf(section)) {
        for (const rule of line.rules) {
          this.#byRule.set(rule, section);
          this.#lines.set(rule, line);
        }
      }
    }
  }

  /** The section that states a rule, or has that id; or the first one of the chapter that has it. */
  sectionOf(target: string): Section | null {
    const chapter = this.chapters.find(({ id }) => id === target);
    return this.#byRule.get(target) ?? this.#sections.get(target) ?? chapter?.sections[0] ?? null;
  }

  /** The words that state a rule; empty if none do. */
  sentenceOf(rule: string): string {
    const line = this.#lines.get(rule);
    return line === undefined ? '' : textOf(line);
  }

  /** What holds all of these words, or words that begin like them; titles first. */
  find(query: string): Hit[] {
    const wanted = wordsOf(query);
    if (wanted.length === 0) return [];
    const sections = [...this.#sections.values()];
    const titles = sections
      .filter(({ title }) => holds(title, wanted))
      .map((section) => ({ section, line: null }));
    const lines = sections.flatMap((section) =>
      linesOf(section)
        .filter((line) => holds([textOf(line), ...line.rules].join(' '), wanted))
        .map((line) => ({ section, line })),
    );
    return [...titles, ...lines];
  }
}

/** All lines of a section. */
export function linesOf(section: Section): Line[] {
  return section.blocks.flatMap(linesIn);
}

function linesIn(block: Block): readonly Line[] {
  if (block.kind === 'picture') return [];
  return block.kind === 'list' ? block.lines : [block.line];
}

/** The words of a line as they are read. */
export function textOf(line: Line): string {
  return line.spans.map((span) => span.text).join('');
}

function holds(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(text);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** Words without capitals and accents, so that "lokomotywe" finds "lokomotywę". */
function wordsOf(text: string): string[] {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
  return bare.match(/[\p{L}\d]+/gu) ?? [];
}
