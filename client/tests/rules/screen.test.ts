/** How to play: the book of a game, found by rule, searched, by edition, and in English where it must be. */

import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { go } from '@/app/router.svelte.ts';
import { speak } from '@/i18n/texts.svelte.ts';
import { editionOf, rulesPath } from '@/rules/path.ts';
import RulesScreen from '@/rules/RulesScreen.svelte';

async function opened(address: string, game = 'colt'): Promise<HTMLElement> {
  go(address, { quiet: true });
  const { container } = render(RulesScreen, { props: { game } });
  if (game === 'colt' || game === 'napad')
    await waitFor(() => expect(container.querySelector('.book')).not.toBeNull());
  return container;
}

afterEach(async () => {
  localStorage.clear();
  await speak('en');
});

describe('how to play', () => {
  it('shows the rule of its link, and where in the book it is', async () => {
    const page = await opened('/rules/colt#A13');
    expect(page.querySelector('.wanted')?.textContent).toContain('From inside');
    expect(page.querySelector('.desk [aria-current]')?.textContent).toBe('Shoot');
  });

  it('lets the other edition step back, and keeps the edition in every link', async () => {
    const page = await opened('/rules/colt?edition=first');
    const others = [...page.querySelectorAll('.other')];
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((each) => !each.textContent.includes('Revised edition'))).toEqual([]);
    expect(page.querySelector('.desk a')?.getAttribute('href')).toMatch(/^\/rules\/colt\?edition=first#/);
  });

  it('changes the edition by a click', async () => {
    const page = await opened('/rules/colt');
    await fireEvent.click(screen.getByLabelText('Revised'));
    await waitFor(() => expect(page.querySelectorAll('.other').length).toBeGreaterThan(5));
    expect(location.search).toBe('?edition=revised');
  });

  it('finds words, and goes to the rule that has them', async () => {
    const page = await opened('/rules/napad', 'napad');
    await fireEvent.input(screen.getByLabelText('Search the rules'), { target: { value: 'start marker' } });
    const found = screen.getByRole('region', { name: 'Search results' });
    const [first] = within(found).getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/^\/rules\/napad#\w+$/);
    await fireEvent.click(first as HTMLElement);
    expect(page.querySelector('.book')).not.toBeNull();
  });

  it('says so where there is no such rule, and offers no editions where there is but one', async () => {
    await opened('/rules/napad#R99', 'napad');
    expect(screen.getByText('There is no rule R99 in this game.')).toBeTruthy();
    expect(screen.queryByLabelText('Revised')).toBeNull();
  });

  it('is told in English, and says so, where nobody has translated it', async () => {
    await speak('da');
    const page = await opened('/rules/napad', 'napad');
    expect(page.querySelector('.book h2')?.getAttribute('lang')).toBe('en');
    expect(page.querySelector('.note')?.textContent).toContain('Dansk');
  });

  it('is told in Polish to whoever reads Polish', async () => {
    await speak('pl');
    const page = await opened('/rules/napad', 'napad');
    expect(page.querySelector('.book h2')?.getAttribute('lang')).toBe('pl');
    expect(page.querySelector('.note')).toBeNull();
  });

  it('knows nothing of a third game', async () => {
    await opened('/rules/chess', 'chess');
    expect(screen.getByText('There is nothing at this address.')).toBeTruthy();
  });
});

describe('the address of a rule', () => {
  it('names game, edition and rule', () => {
    expect(rulesPath('colt', 'A7', editionOf('colt.revised.teams'))).toBe('/rules/colt?edition=revised#A7');
    expect(rulesPath('napad', 'R9', editionOf('napad.harder'))).toBe('/rules/napad#R9');
    expect(rulesPath('colt')).toBe('/rules/colt');
  });
});
