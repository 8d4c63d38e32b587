import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { Book } from '@/rules/book.ts';
import BookView from '@/rules/BookView.svelte';
import { loadBook } from '@/rules/index.ts';

const BOOK = new Book(
  'en',
  `# run: Running

## run-roof: On the roofs

You *run* along the [train](run). {A7}

@revised Not in the rain. {Q15}

@picture move
`,
);
const t = (id: string, given: object = {}) => [id, ...Object.values(given)].join(' ');

describe('the rules on the page', () => {
  it('have headings, words and links, each rule with an address', () => {
    render(BookView, { book: BOOK, t, addressOf: (to: string) => `/rules/colt#${to}` });
    expect(screen.getByRole('heading', { name: 'Running' }).lang).toBe('en');
    const section = screen.getByRole('region', { name: 'On the roofs' });
    expect(section.id).toBe('run-roof');
    expect(within(section).getByText('run').tagName).toBe('STRONG');
    expect(within(section).getByRole('link', { name: 'train' }).getAttribute('href')).toBe('/rules/colt#run');
    expect(within(section).getByRole('link', { name: 'rules-rule A7' }).id).toBe('A7');
    expect(section.querySelector('figure svg')).not.toBeNull();
  });

  it('mark what holds in one edition only, and let the other one step back', () => {
    const { container } = render(BookView, { book: BOOK, t, edition: 'first' });
    expect(screen.getByText('rules-only-revised')).toBeTruthy();
    expect([...container.querySelectorAll('.other')].map((each) => each.textContent)).toEqual([
      expect.stringContaining('Not in the rain.'),
    ]);
  });

  it('show the rule that somebody came for', () => {
    const { container } = render(BookView, { book: BOOK, t, wanted: 'A7' });
    expect(container.querySelector('.wanted')?.textContent).toContain('You run along');
  });

  it.each(['colt', 'napad'] as const)('are drawn whole: %s', async (game) => {
    const { container } = render(BookView, { book: await loadBook(game, 'en'), t });
    const figures = [...container.querySelectorAll('figure')];
    expect(figures.length).toBeGreaterThan(3);
    expect(figures.filter((figure) => figure.childElementCount === 0)).toEqual([]);
  });
});
