/** What is public and worth remembering: the game's own part of the page, if it has one. */

import type { Component } from 'svelte';
import type { GameView } from '@/generated/messages.ts';
import type { Translate } from './board.ts';
import type { Entry } from './log.svelte.ts';

export interface MemoryProps<View> {
  view: View;
  names: readonly string[];
  /** What has happened so far, where a view does not show all of it. */
  entries?: readonly Entry[];
  t: Translate;
}

type Memory = Component<MemoryProps<GameView>>;

const MEMORIES = import.meta.glob<{ default: Memory }>(['../colt/Memory.svelte', '../napad/Memory.svelte']);

export function hasMemory(game: string): boolean {
  return `../${game}/Memory.svelte` in MEMORIES;
}

export async function loadMemory(game: string): Promise<Memory | null> {
  return (await MEMORIES[`../${game}/Memory.svelte`]?.())?.default ?? null;
}
