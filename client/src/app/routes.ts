/** Which screen an address shows. All but the front page are loaded when somebody goes there. */

import type { Component } from 'svelte';
import { below } from './router.svelte.ts';

export interface Route {
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  parameters: Record<string, string>;
  /** A game fills the window, with no more around it than it needs. */
  isTable: boolean;
}

type Loader = () => Promise<{ default: unknown }>;

function route(load: Loader, parameters: Record<string, string> = {}, isTable = false): Route {
  return { load: load as Route['load'], parameters, isTable };
}

const PLAIN: Readonly<Record<string, Loader>> = {
  '': () => import('@/screens/Front.svelte'),
  settings: () => import('@/screens/Settings.svelte'),
  rules: () => import('@/rules/Games.svelte'),
  about: () => import('@/screens/About.svelte'),
  me: () => import('@/screens/Myself.svelte'),
  return: () => import('@/screens/Return.svelte'),
  invited: () => import('@/screens/Invited.svelte'),
};

export function routeOf(path: string): Route {
  const table = below(path, 'table');
  if (table?.[0] && table.length === 1)
    return route(() => import('@/table/TableScreen.svelte'), { table: table[0] }, true);
  if (table?.[0] && table[1] === 'replay' && table.length === 2)
    return route(() => import('@/replay/ReplayScreen.svelte'), { table: table[0] }, true);
  const rules = below(path, 'rules');
  if (rules?.[0] && rules.length === 1)
    return route(() => import('@/rules/RulesScreen.svelte'), { game: rules[0] });
  const found = PLAIN[path.split('/').filter(Boolean).join('/')];
  return route(found ?? (() => import('@/screens/Lost.svelte')));
}
