/** What a screen reader is told: each thing once, in its order, and to nobody else. */

import { beforeEach, describe, expect, it } from 'vitest';
import { announce, announced, hush, warn } from '@/app/announce.svelte.ts';

const told = () => announced.politely.map((line) => line.words);

describe('what is announced', () => {
  beforeEach(hush);

  it('is not lost by what comes in the same moment', () => {
    announce('Tuco shot Belle.');
    announce('It is your turn.');
    expect(told()).toEqual(['Tuco shot Belle.', 'It is your turn.']);
  });

  it('is said again if it happens again', () => {
    announce('It is your turn.');
    announce('It is your turn.');
    const [first, second] = announced.politely;
    expect(first?.id).not.toBe(second?.id);
  });

  it('is left out where there are no words', () => {
    announce('');
    expect(told()).toEqual([]);
  });

  it('says in which language it is, where that is not the page’s', () => {
    announce('Ghost is not there.', 'en');
    expect(announced.politely[0]?.language).toBe('en');
  });

  it('does not pile up', () => {
    for (let k = 0; k < 100; k += 1) announce(`moment ${k}`);
    expect(told().length).toBeLessThan(20);
    expect(told().at(-1)).toBe('moment 99');
  });

  it('is gone when somebody else takes the device', () => {
    announce('You drew Punch.');
    hush();
    expect(told()).toEqual([]);
  });
});

it('a warning that comes twice is two warnings', () => {
  warn('The connection is lost.');
  const first = announced.atOnce;
  warn('The connection is lost.');
  expect(announced.atOnce).not.toBe(first);
});
