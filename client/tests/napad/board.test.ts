/** The board of To jest napad! shows real positions, and takes every answer by click and by key. */

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Board from '@/napad/Board.svelte';
import type { View } from '@/generated/napad.ts';
import { asked, propsOf, samples } from './samples.ts';

function shown(props: Parameters<typeof propsOf>[1] = {}, sample = asked) {
  const onanswer = vi.fn();
  const { container } = render(Board, { props: propsOf(sample, { onanswer, ...props }) });
  const answers = () => onanswer.mock.calls.map(([answers]) => (answers as string[])[0]);
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  return { container, all, onanswer, answers };
}

describe('the board', () => {
  it.each([0, 6, samples.length - 1].map((n) => [n, samples[n]] as const))(
    'shows sample %i in words',
    (_, sample) => {
      if (!sample) throw new Error('there is no such sample');
      shown({}, sample);
      const table = screen.getByRole('table', { name: 'The gangs' });
      expect(within(table).getAllByRole('rowheader')).toHaveLength(sample.view.seats.length);
      expect(within(table).getAllByRole('cell')).toHaveLength(3 * sample.view.seats.length);
    },
  );

  it('gives every answer there is: both halves of every card, and passing', async () => {
    const { all, answers } = shown();
    for (const send of all('.send')) await fireEvent.click(send);
    for (const turn of all('.turn')) await fireEvent.click(turn);
    for (const send of all('.send')) await fireEvent.click(send);
    await fireEvent.click(screen.getByRole('button', { name: /^Pass/ }));
    expect(answers().sort()).toEqual([...(asked.question?.answers ?? [])].sort());
  });

  it('sends, turns and passes by key, wherever the focus is', async () => {
    const { answers } = shown();
    const card = asked.view.hand[0] ?? '';
    for (const key of ['1', 'f', '1', 'n']) await fireEvent.keyDown(document.body, { key });
    expect(answers()).toEqual([`${card}>${card[0]}`, `${card}>${card[2]}`, 'pass']);
  });

  it('turns the card in focus and no other', async () => {
    const { all, answers } = shown();
    all('.send')[1]?.focus();
    for (const key of ['F', '1', '2']) await fireEvent.keyDown(document.activeElement ?? window, { key });
    const [first = '', second = ''] = asked.view.hand;
    expect(answers()).toEqual([`${first}>${first[0]}`, `${second}>${second[2]}`]);
  });

  it('answers no key where keys are not wanted', async () => {
    const { onanswer } = shown({ keys: false });
    for (const key of ['1', 'n']) await fireEvent.keyDown(document.body, { key });
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('leaves keys alone where somebody writes', async () => {
    const { onanswer } = shown();
    const input = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(input, { key: '1' });
    input.remove();
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('takes no second answer while one is on its way', async () => {
    const { all, onanswer } = shown({ waiting: true });
    for (const button of all('.send, .pass')) await fireEvent.click(button);
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('says why whoever begins may not pass, and where that is told', async () => {
    const answers = asked.question?.answers.filter((answer) => answer !== 'pass') ?? [];
    const onrule = vi.fn();
    const question = asked.question && { ...asked.question, answers };
    const { onanswer } = shown({ question, onrule });
    await fireEvent.click(screen.getByRole('button', { name: 'Pass. Why not?' }));
    expect(await screen.findByText(/Whoever begins must send/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Rule R13' }));
    expect(onrule).toHaveBeenCalledWith('R13');
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('tells who is ahead and who is level, not by colour alone', () => {
    const view: View = {
      ...asked.view,
      seats: asked.view.seats.map((seat, number) => ({
        ...seat,
        played: number < 2 ? ['Y4R4>Y'] : number === 2 ? ['R7G2>R'] : [],
        strength: number < 2 ? [4, 0, 0] : number === 2 ? [0, 7, 0] : [0, 0, 0],
      })),
    };
    shown({ view });
    expect(screen.getAllByText('Tied')).toHaveLength(2);
    expect(screen.getAllByText('Strongest')).toHaveLength(1);
    expect(screen.getByText('Dynamite: strength 7 (7)')).toBeTruthy();
  });

  it('shows own wagons only when they are looked at', async () => {
    const view: View = { ...asked.view, won: ['Y2/3', 'Y5/1', 'G3/1'] };
    shown({ view });
    const peek = screen.getByRole('button', { name: 'Look at your wagons' });
    expect(peek.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.keyDown(window, { key: 'w' });
    expect(peek.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Together: 10')).toBeTruthy();
  });

  it('shows a spectator no hand and no wagons of anybody', () => {
    const view: View = { ...asked.view, seat: null, hand: [], won: [] };
    const { all } = shown({ view, seat: null, question: null });
    expect(all('section.hand, section.won')).toEqual([]);
  });

  it.each([
    ['napad', {}, ['R29']],
    ['napad.harder', {}, ['R33']],
    ['napad.harder.twos', {}, ['R33', 'R35']],
    ['napad.harder.twos', { twos: false }, ['R33']],
    ['napad', { harder: true }, ['R33']],
  ])('says how %s with %j counts', (ruleset, switches, rules) => {
    shown({ rules: { ruleset, switches }, onrule: () => undefined });
    const named = screen.getAllByRole('button', { name: /^Rule/ }).map((button) => button.textContent);
    expect(named).toEqual(rules.map((rule) => `Rule ${rule}`));
  });
});
