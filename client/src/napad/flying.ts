/** Cards and wagons on their way over the board: to and from the seat that they belong to, moved by transforms only. */

import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Flight {
  /** What it comes from or goes to: the `data-goal` of something on the board. Empty: it fades where it is. */
  goal: string;
  /** In milliseconds; 0: it is there at once. */
  duration: number;
  /** How it is turned at the far end, in degrees. */
  turn?: number;
}

interface Way {
  dx: number;
  dy: number;
}

function wayTo(node: Element, goal: string): Way {
  const target = goal === '' ? null : node.closest('.board')?.querySelector(`[data-goal="${goal}"]`);
  if (!target) return { dx: 0, dy: 0 };
  const [here, there] = [node.getBoundingClientRect(), target.getBoundingClientRect()];
  return {
    dx: there.x + there.width / 2 - here.x - here.width / 2,
    dy: there.y + there.height / 2 - here.y - here.height / 2,
  };
}

function flight(node: Element, { goal, duration, turn = 0 }: Flight): TransitionConfig {
  if (duration === 0) return { duration };
  const { dx, dy } = wayTo(node, goal);
  const css = (_: number, u: number) =>
    `transform: translate(${u * dx}px, ${u * dy}px) rotate(${u * turn}deg) scale(${1 - 0.45 * u}); ` +
    `opacity: ${1 - u ** 3}; z-index: 6;`;
  return { duration, css };
}

/** Comes from its goal. */
export function arrive(node: Element, given: Flight): TransitionConfig {
  return { ...flight(node, given), easing: cubicOut };
}

/** Goes to its goal. */
export function leave(node: Element, given: Flight): TransitionConfig {
  return { ...flight(node, given), easing: cubicIn };
}

/** A wagon rolls up from beyond the right edge. */
export function rollIn(node: Element, { duration }: { duration: number }): TransitionConfig {
  if (duration === 0) return { duration };
  const scene = node.closest('[data-scene]')?.getBoundingClientRect();
  const far = scene ? scene.right - node.getBoundingClientRect().left : 0;
  return { duration, easing: cubicOut, css: (_, u) => `transform: translateX(${u * far}px)` };
}
