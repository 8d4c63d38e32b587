/** The board of a game, loaded when somebody plays it; the table in words if this page has none. */

import type { Component } from 'svelte';
import type { GameView } from '@/generated/messages.ts';
import type { BoardProps } from './board.ts';

type Board = Component<BoardProps<GameView, unknown>>;

interface Drawing {
  default: Board;
  /** The board draws seats, questions and answers itself, and gives tools, log and talk their place. */
  isWhole?: boolean;
}

const BOARDS = import.meta.glob<Drawing>(['../colt/Board.svelte', '../napad/Board.svelte']);

export async function loadBoard(game: string): Promise<{ Board: Board; isWhole: boolean }> {
  const load =
    BOARDS[`../${game}/Board.svelte`] ??
    (() => import('./Plain.svelte') as Promise<unknown> as Promise<Drawing>);
  const { default: board, isWhole = false } = await load();
  return { Board: board, isWhole };
}
