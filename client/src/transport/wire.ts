/** What lies below a connection: a socket, a clock and chance, so that tests bring their own. */

export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  onclose: ((code: number) => void) | null;
}

export interface World {
  open(address: string, protocols: readonly string[]): Wire;
  now(): number;
  after(milliseconds: number, work: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

/** The browser's. */
export const browser: World = {
  open(address, protocols) {
    const socket = new WebSocket(address, [...protocols]);
    const wire: Wire = {
      send: (text) => socket.send(text),
      close: (code) => socket.close(code),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    socket.onopen = () => wire.onopen?.();
    socket.onmessage = (event) => wire.onmessage?.(String(event.data));
    socket.onclose = (event) => wire.onclose?.(event.code);
    return wire;
  },
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};
