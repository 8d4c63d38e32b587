/**
 * How a book of rules is written, and how it is read.
 *
 *     # move: Move                        a chapter, its id and title
 *     ## move-roof: On the roofs          a section; ids stay, whatever the titles become
 *     You *run* along the [roofs](A7). {A7 Q15}
 *                                         a paragraph: strong words, a link to a rule or a section, and the rules it states
 *     - An item of a list. {A8}
 *     @revised @example Doc plays Move.   it holds in that edition only; it is an example
 *     @picture train                      a picture of the page
 *
 * Blank lines part all of these but the items of a list.
 */

export type Edition = 'first' | 'revised';

/** A piece of text; with `to` a link to a rule or a section. */
export interface Span {
  readonly text: string;
  readonly strong: boolean;
  readonly to: string | null;
}

/** A paragraph, or an item of a list. */
export interface Line {
  readonly spans: readonly Span[];
  /** The rules that it states. */
  readonly rules: readonly string[];
  /** The one edition in which it holds; null: in both. */
  readonly edition: Edition | null;
  readonly example: boolean;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly lines: readonly Line[] }
  | { readonly kind: 'picture'; readonly name: string };

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** A book that is not written as it should be. */
export class BookError extends Error {}

const HEADING = /^(#{1,2}) ([a-z_-]+): (.+)$/;
const PICTURE = /^@picture ([a-z-]+)$/;
const MARK = /^@(first|revised|example) /;
const RULES = / \{([A-Z]\d+(?: [A-Z]\d+)*)\}$/;
const SPAN = /\*([^*]+)\*|\[([^\]]+)\]\(([\w-]+)\)/g;

/** The chapters of a book. */
export function chaptersOf(text: string): Chapter[] {
  const chapters: {
    id: string;
    title: string;
    sections: { id: string; title: string; blocks: Block[] }[];
  }[] = [];
  for (const piece of piecesOf(text)) {
    const heading = HEADING.exec(piece);
    const [, level, id = '', title = ''] = heading ?? [];
    const chapter = chapters.at(-1);
    if (level === '#') chapters.push({ id, title, sections: [] });
    else if (chapter === undefined) throw new BookError(`a book begins with a chapter, not with '${piece}'`);
    else if (level === '##') chapter.sections.push({ id, title, blocks: [] });
    else if (chapter.sections.length === 0)
      throw new BookError(`a chapter begins with a section, not with '${piece}'`);
    else chapter.sections.at(-1)?.blocks.push(blockOf(piece));
  }
  return chapters;
}

/** What blank lines part: headings, pictures, paragraphs, whole lists. */
function piecesOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function blockOf(piece: string): Block {
  const picture = PICTURE.exec(piece)?.[1];
  if (picture !== undefined) return { kind: 'picture', name: picture };
  const [first = '', ...items] = piece.split(/^- /m).map((each) => each.replace(/\s+/g, ' ').trim());
  if (items.length === 0) return { kind: 'paragraph', line: lineOf(first) };
  if (first !== '') throw new BookError(`a blank line is missing between '${first}' and the list below it`);
  return { kind: 'list', lines: items.map(lineOf) };
}

function lineOf(text: string): Line {
  const marks: string[] = [];
  let rest = text;
  for (let mark = MARK.exec(rest); mark !== null; mark = MARK.exec(rest)) {
    marks.push(mark[1] ?? '');
    rest = rest.slice(mark[0].length);
  }
  if (rest.startsWith('@')) throw new BookError(`nothing is marked like '${rest}'`);
  return {
    spans: spansOf(rest.replace(RULES, '')),
    rules: RULES.exec(rest)?.[1]?.split(' ') ?? [],
    edition: marks.includes('first') ? 'first' : marks.includes('revised') ? 'revised' : null,
    example: marks.includes('example'),
  };
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(SPAN)) {
    const [whole, strong, label = '', to] = found;
    if (found.index > end) spans.push(plain(text.slice(end, found.index)));
    spans.push(
      strong === undefined
        ? { text: label, strong: false, to: to ?? null }
        : { text: strong, strong: true, to: null },
    );
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push(plain(text.slice(end)));
  return spans;
}

function plain(text: string): Span {
  return { text, strong: false, to: null };
}
