/** What a poster's game will be played with; kept for the next time. */

import { recall, remember } from '@/app/keep.ts';
import { usualLevel } from '@/ui/levels.ts';
import type { GameDocument, HouseDocument } from '@/generated/house.ts';

interface Kept {
  ruleset: string;
  seats: number;
  level: string;
}

const MOST_LIKE: Readonly<Record<string, number>> = { colt: 4, napad: 3 };

export class Plan {
  ruleset = $state('');
  seats = $state(0);
  level = $state('');

  constructor(kept: Kept) {
    Object.assign(this, kept);
  }

  /** Another ruleset may be played by other numbers. */
  choose(ruleset: string, game: GameDocument): void {
    this.ruleset = ruleset;
    const allowed = seatsOf(game, ruleset);
    if (!allowed.includes(this.seats)) this.seats = allowed[0] ?? 0;
  }

  keep(game: string): void {
    remember(`plan.${game}`, { ruleset: this.ruleset, seats: this.seats, level: this.level });
  }
}

/** What was played last, as far as the house still has it; else what suits most people. */
export function planFor(game: GameDocument, house: HouseDocument): Plan {
  const first = game.rulesets[0]?.name ?? '';
  const usual: Kept = { ruleset: first, seats: MOST_LIKE[game.name] ?? 0, level: usualLevel(house.levels) };
  const kept = { ...usual, ...recall<Partial<Kept>>(`plan.${game.name}`, {}) };
  const ruleset = game.rulesets.some((each) => each.name === kept.ruleset) ? kept.ruleset : first;
  const allowed = seatsOf(game, ruleset);
  const level = house.levels.some((each) => each.name === kept.level) ? kept.level : usual.level;
  return new Plan({ ruleset, level, seats: allowed.includes(kept.seats) ? kept.seats : (allowed[0] ?? 0) });
}

function seatsOf(game: GameDocument, ruleset: string): readonly number[] {
  return game.rulesets.find((each) => each.name === ruleset)?.seats ?? [];
}
