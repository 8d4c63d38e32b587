/** Switches, grouped as the rulebooks have them. What nobody grouped stands among the house rules. */

import type { Switch } from '@/generated/house.ts';

export interface Group {
  name: 'both' | 'first' | 'revised' | 'open';
  switches: readonly Switch[];
}

const BOTH = ['expert', 'powers', 'events', 'station', 'gunslinger', 'harder', 'twos'];
const FIRST = ['shed_bullets', 'shortage_clears'];
const REVISED = ['revenge_drops', 'opening_pick', 'covering_fire'];
/** They make another game of it: that is what rulesets are for. */
const HIDDEN = ['edition', 'teams', 'pairs', 'cards'];

export function groupsOf(switches: readonly Switch[]): readonly Group[] {
  const shown = switches.filter((each) => !HIDDEN.includes(each.name));
  const named = [...BOTH, ...FIRST, ...REVISED];
  const groups: Group[] = [
    { name: 'both', switches: shown.filter((each) => BOTH.includes(each.name)) },
    { name: 'first', switches: shown.filter((each) => FIRST.includes(each.name)) },
    { name: 'revised', switches: shown.filter((each) => REVISED.includes(each.name)) },
    { name: 'open', switches: shown.filter((each) => !named.includes(each.name)) },
  ];
  return groups.filter((group) => group.switches.length > 0);
}
