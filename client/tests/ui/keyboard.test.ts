/** Single keys are the table's only where nobody writes and no window lies over it. */

import { afterEach, describe, expect, it } from 'vitest';
import { digitOf, isForTheTable } from '@/ui/keyboard.ts';

function pressed(on: Element, how: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...how });
  on.dispatchEvent(event);
  return event;
}

describe('a key', () => {
  afterEach(() => document.body.replaceChildren());

  it('is for the table on a button of it', () => {
    document.body.innerHTML = '<button></button>';
    expect(isForTheTable(pressed(document.querySelector('button') as Element, { key: 'd' }))).toBe(true);
  });

  it.each(['input', 'select', 'textarea'])('is not where somebody writes: %s', (name) => {
    document.body.innerHTML = `<${name}></${name}>`;
    expect(isForTheTable(pressed(document.querySelector(name) as Element, { key: 'd' }))).toBe(false);
  });

  it('is not in a window over the table', () => {
    document.body.innerHTML = '<dialog><button></button></dialog>';
    expect(isForTheTable(pressed(document.querySelector('button') as Element, { key: 'd' }))).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('is the browser’s with %s', (modifier) => {
    expect(isForTheTable(pressed(document.body, { key: '1', [modifier]: true }))).toBe(false);
  });

  it('counts from 1 to 9', () => {
    expect(['1', '9', '0', 'd', 'F1'].map((key) => digitOf(new KeyboardEvent('keydown', { key })))).toEqual([
      1, 9, 0, 0, 0,
    ]);
  });
});
