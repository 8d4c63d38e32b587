/** The board of a game, loaded when somebody plays it; the table in words if this page has none. */

import type { Component } from 'svelte';
import type { GameView } from '@/generated/messages.ts';
import type { BoardProps } from './board.ts';

type Board = Component<BoardProps<GameView, unknown>>;

const BOARDS = import.meta.glob<{ default: Board }>(['../colt/Board.svelte', '../napad/Board.svelte']);

export async function loadBoard(game: string): Promise<Board> {
  const load =
    BOARDS[`../${game}/Board.svelte`] ?? (() => import('./Plain.svelte') as Promise<{ default: unknown }>);
  return (await load()).default as Board;
}
