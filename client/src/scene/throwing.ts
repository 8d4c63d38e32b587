/** A card that can be taken up with a finger or the mouse and thrown upwards, onto the pile. */

import type { Attachment } from 'svelte/attachments';

/** In pixels: less is a tap, and so far up is a throw. */
const TAP = 10;
const FAR = 56;

export function throwable(onthrow: () => void, enabled: () => boolean): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      if (!enabled() || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      dragged = false;
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (start === null) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      dragged ||= Math.hypot(dx, dy) > TAP;
      if (dragged) node.style.transform = `translate(${String(dx)}px, ${String(dy)}px) scale(1.08)`;
    };
    const up = (event: PointerEvent) => {
      const thrown = start !== null && start.y - event.clientY > FAR;
      start = null;
      node.style.transform = '';
      if (dragged && thrown) onthrow();
    };
    const cancel = () => {
      start = null;
      dragged = false;
      node.style.transform = '';
    };
    // What follows a drag is no click.
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', cancel);
    node.addEventListener('click', click, { capture: true });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}
