/** How this table counts: which of the harder rules are on, and where they are told. */

import type { Rules } from '@/table/board.ts';

export interface Scoring {
  /** Bullets count, and a colour is worth number times highest value. */
  readonly harder: boolean;
  /** Most wagons of value two earn a bonus. */
  readonly twos: boolean;
}

/** What a ruleset's name says, unless a switch of the table says otherwise. */
export function scoringOf(rules: Rules | undefined): Scoring {
  const words = rules?.ruleset.split('.') ?? [];
  const isOn = (name: string) => Boolean(rules?.switches[name] ?? words.includes(name));
  return { harder: isOn('harder'), twos: isOn('harder') && isOn('twos') };
}
