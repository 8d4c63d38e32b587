import { describe, expect, it } from 'vitest';
import { Book, textOf } from '@/rules/book.ts';
import { BookError, chaptersOf } from '@/rules/reading.ts';

const TEXT = `# run: Running

## run-roof: On the roofs

You *run* along
the [roofs](A7). {A7 Q15}

- One item,
  over two lines. {A8}
- @first Another.

@picture train

@revised @example Doc runs. {P8}

# rest: The rest

## rest-all: Łódź

Nothing else.
`;

const book = new Book('en', TEXT);
const [roofs, rest] = book.chapters.flatMap((chapter) => chapter.sections);

describe('a book of rules', () => {
  it('has chapters of sections', () => {
    expect(book.chapters.map(({ id, title }) => [id, title])).toEqual([
      ['run', 'Running'],
      ['rest', 'The rest'],
    ]);
    expect(roofs).toMatchObject({ id: 'run-roof', title: 'On the roofs' });
  });

  it('has paragraphs with strong words and links', () => {
    expect(roofs?.blocks[0]).toMatchObject({
      kind: 'paragraph',
      line: {
        spans: [
          { text: 'You ' },
          { text: 'run', strong: true },
          { text: ' along the ' },
          { text: 'roofs', to: 'A7' },
          { text: '.' },
        ],
        rules: ['A7', 'Q15'],
        edition: null,
      },
    });
  });

  it('has lists', () => {
    const list = roofs?.blocks[1];
    expect(list?.kind).toBe('list');
    const lines = list?.kind === 'list' ? list.lines : [];
    expect(lines.map(textOf)).toEqual(['One item, over two lines.', 'Another.']);
    expect(lines.map((line) => line.edition)).toEqual([null, 'first']);
  });

  it('has pictures, and examples of one edition', () => {
    expect(roofs?.blocks[2]).toEqual({ kind: 'picture', name: 'train' });
    expect(roofs?.blocks[3]).toMatchObject({ line: { example: true, edition: 'revised', rules: ['P8'] } });
  });

  it('knows where a rule is stated, and finds sections and chapters by their ids', () => {
    expect(book.sectionOf('Q15')).toBe(roofs);
    expect(book.sectionOf('rest-all')).toBe(rest);
    expect(book.sectionOf('run')).toBe(roofs);
    expect(book.sectionOf('Z1')).toBeNull();
  });

  it('finds what has all of the words, whatever their capitals, accents and endings', () => {
    expect(book.find('LODZ')).toEqual([{ section: rest, line: null }]);
    expect(book.find('roof run').map((hit) => hit.line && textOf(hit.line))).toEqual([
      'You run along the roofs.',
    ]);
    expect(book.find('a8')).toHaveLength(1);
    expect(book.find('run zeppelin')).toEqual([]);
    expect(book.find('  ')).toEqual([]);
  });

  it('is refused where it is not written as it should be', () => {
    expect(() => chaptersOf('Hello')).toThrow(BookError);
    expect(() => chaptersOf('# a: A\n\nHello')).toThrow(BookError);
    expect(() => chaptersOf('# a: A\n\n## b: B\n\nHello\n- you')).toThrow('blank line');
    expect(() => chaptersOf('# a: A\n\n## b: B\n\n@frist Hello')).toThrow(BookError);
  });
});
