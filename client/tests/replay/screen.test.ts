/** The replay on the page: it asks with the right eyes, goes to moments by key, and checks the key. */

import { createHash } from 'node:crypto';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { go } from '@/app/router.svelte.ts';
import { meet } from '@/app/session.svelte.ts';
import ReplayScreen from '@/replay/ReplayScreen.svelte';
import { samples } from '../napad/samples.ts';

const KEY = 'ab'.repeat(32);
const HASH = createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex');
const [first] = samples;

function replayOf(status: string, key: string) {
  const seats = (first?.names ?? []).map((bandit) => ({ user: '', name: '', bot: 'outlaw', bandit }));
  const settings = { ruleset: 'napad', switches: {}, memory_aid: true };
  const moments = samples.slice(0, 3).map(({ view, events }, k) => ({
    seconds: k,
    seat: 0,
    events,
    owed: [],
    view: { ...view, seat: null, hand: [], won: [] },
    views: [view],
  }));
  return { part: { status, key, key_hash: HASH, seats, settings, game: 'napad' }, moments };
}

const asked: string[] = [];
let answer: () => unknown;

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const body = address.startsWith('/api/tables/') ? answer() : { id: 'ada', name: 'Ada', games: [] };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  await meet();
});

async function opened(address: string, status = 'over', key = KEY): Promise<void> {
  answer = () => replayOf(status, key);
  go(address, { quiet: true });
  render(ReplayScreen, { props: { table: 'abc' } });
  await waitFor(() => screen.getByRole('slider'));
}

describe('the replay', () => {
  it('opens the moment of its link with its eyes, and follows the keys', async () => {
    await opened('/table/abc/replay?at=1&seat=2');
    expect(asked.at(-1)).toBe('/api/tables/abc/replay?seat=2');
    const slider = screen.getByRole<HTMLInputElement>('slider');
    expect(slider.value).toBe('1');
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(slider.value).toBe('0');
    await fireEvent.keyDown(document.body, { key: 'End' });
    expect(slider.value).toBe('2');
  });

  it('tells its keys to whoever asks by one of them', async () => {
    await opened('/table/abc/replay?at=1&seat=2');
    await screen.findByRole('button', { name: 'Keys' });
    await fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByText('A round back')).toBeTruthy();
    expect(screen.queryByText('Take back')).toBeNull();
  });

  it('shows all of a game that is over to whoever names no moment', async () => {
    await opened('/table/abc/replay');
    expect(asked.at(-1)).toBe('/api/tables/abc/replay?all_seeing=true');
    expect(screen.getByRole('heading', { name: 'Every hand' })).toBeTruthy();
  });

  it('says that the key fits its fingerprint', async () => {
    await opened('/table/abc/replay?at=0');
    expect(screen.getByText(/^The shuffle was honest/)).toBeTruthy();
  });

  it('warns of a key that does not', async () => {
    await opened('/table/abc/replay?at=0', 'over', 'cd'.repeat(32));
    expect(screen.getByText(/^Beware/)).toBeTruthy();
  });

  it('of a running game has no key, no file and no open hands', async () => {
    await opened('/table/abc/replay?at=0', 'running', '');
    expect(screen.getByText('The key is shown when the game is over.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Game file' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Everything open' })).toBeNull();
  });
});
