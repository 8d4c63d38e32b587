/** The Colt Express board shows real positions and takes every kind of answer by pointing. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Board from '@/colt/Board.svelte';
import { asks, coltSamples, propsOf, teamSamples } from './samples.ts';

const POINTED = ['move', 'knock', 'marshal', 'shoot', 'punch', 'rob'];
const BUBBLE = ['drop', 'take', 'pickpocket'];

describe('the board', () => {
  it.each([...coltSamples, ...teamSamples].map((sample, n) => [n, sample] as const))(
    'shows sample %i without a missing text',
    (_, sample) => {
      render(Board, { props: propsOf(sample) });
      expect(screen.getByRole('list', { name: 'The train' }).children.length).toBeGreaterThan(6);
    },
  );

  it.each(POINTED)('lights what %s may be answered with, and gives that answer', async (kind) => {
    const sample = asks(kind);
    const onanswer = vi.fn();
    const { container } = render(Board, { props: propsOf(sample, { onanswer }) });
    const lit = container.querySelectorAll<HTMLButtonElement>('.target.legal');
    expect(lit).toHaveLength(sample.question?.answers.length ?? 0);
    for (const target of lit) await fireEvent.click(target);
    const given = onanswer.mock.calls.map(([answers]) => (answers as string[])[0]);
    expect(new Set(given)).toEqual(new Set(sample.question?.answers));
  });

  it.each(BUBBLE)('offers the answers to %s over the train', async (kind) => {
    const sample = asks(kind);
    const onanswer = vi.fn();
    const { container } = render(Board, { props: propsOf(sample, { onanswer }) });
    for (const choice of container.querySelectorAll('.choices button')) await fireEvent.click(choice);
    expect(onanswer.mock.calls.map(([answers]) => (answers as string[])[0])).toEqual(
      sample.question?.answers,
    );
  });

  it('says why a place is no answer', async () => {
    const sample = asks('move');
    const whynot = vi.fn(() => Promise.resolve({ rule: 'A6', sentence: 'One car only.' }));
    const { container } = render(Board, { props: propsOf(sample, { whynot }) });
    const other = container.querySelector<HTMLButtonElement>('.target:not(.legal)');
    await fireEvent.click(other as HTMLButtonElement);
    expect(await screen.findByText('One car only.')).toBeTruthy();
  });

  it('plays a card by click and by key, and draws by key', async () => {
    const sample = asks('plan');
    const onanswer = vi.fn();
    render(Board, { props: propsOf(sample, { onanswer }) });
    const card = screen.getAllByRole('button', { name: 'Robbery' })[0] as HTMLElement;
    await fireEvent.click(card);
    await fireEvent.keyDown(card, { key: '1' });
    await fireEvent.keyDown(card, { key: 'd' });
    expect(onanswer.mock.calls).toEqual([[['rob']], [['move']], [['draw']]]);
  });

  it('takes no second answer while one is on its way', async () => {
    const onanswer = vi.fn();
    const { container } = render(Board, { props: propsOf(asks('plan'), { onanswer, waiting: true }) });
    for (const button of container.querySelectorAll('.hold')) await fireEvent.click(button);
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('keeps the room of drawing free while others plan, so that nothing jumps', () => {
    const { container } = render(Board, { props: propsOf({ ...asks('plan'), question: null }) });
    const draw = container.querySelector<HTMLButtonElement>('.others.free button');
    expect(draw?.disabled).toBe(true);
  });

  it('describes the train in words', () => {
    const sample = asks('plan');
    render(Board, { props: propsOf(sample) });
    expect(screen.getByText('The Locomotive, inside: Marshal, a strongbox')).toBeTruthy();
  });

  it('lets a team choose whose card to discard, pick and board', async () => {
    for (const kind of ['pick', 'cover', 'place', 'keep']) {
      const sample = asks(kind, teamSamples);
      const onanswer = vi.fn();
      const { container, unmount } = render(Board, { props: propsOf(sample, { onanswer }) });
      for (const button of container.querySelectorAll('.hold.legal, .boarder, .others button'))
        await fireEvent.click(button);
      const given = onanswer.mock.calls.map(([answers]) => (answers as string[])[0]);
      expect(new Set(given)).toEqual(new Set(sample.question?.answers));
      unmount();
    }
  });
});
