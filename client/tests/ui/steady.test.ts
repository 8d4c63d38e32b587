/** An element stays as tall as it has been, as long as it is as wide. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { steady } from '@/ui/steady.ts';

let look: () => void = () => undefined;

class Observer {
  constructor(seen: () => void) {
    look = seen;
  }
  observe(): void {
    look();
  }
  disconnect(): void {
    look = () => undefined;
  }
}

/** An element whose size a test says. */
function sized(): HTMLElement & { size: [number, number] } {
  const element = Object.assign(document.createElement('div'), { size: [300, 100] as [number, number] });
  Object.defineProperty(element, 'offsetWidth', { get: () => element.size[0] });
  Object.defineProperty(element, 'offsetHeight', { get: () => element.size[1] });
  return element;
}

describe('what is steady', () => {
  beforeEach(() => vi.stubGlobal('ResizeObserver', Observer));
  afterEach(() => vi.unstubAllGlobals());

  it('is as tall as it has ever been', () => {
    const element = sized();
    steady(element);
    for (const height of [140, 90]) {
      element.size = [300, height];
      look();
    }
    expect(element.style.getPropertyValue('--tallest')).toBe('140px');
  });

  it('begins anew at another width', () => {
    const element = sized();
    steady(element);
    element.size = [500, 80];
    look();
    expect(element.style.getPropertyValue('--tallest')).toBe('80px');
  });

  it('is as tall as it likes once nobody holds it', () => {
    const element = sized();
    steady(element)();
    expect(element.style.getPropertyValue('--tallest')).toBe('0px');
  });
});
