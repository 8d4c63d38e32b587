/** Where a rule is told: the page's address, with the edition that is played. */

import type { Edition } from './reading.ts';

export function isEdition(text: string | null): text is Edition {
  return text === 'first' || text === 'revised';
}

/** The edition that a ruleset is of ("colt.first.expert"); null where there is but one. */
export function editionOf(ruleset: string): Edition | null {
  return ruleset.split('.').find(isEdition) ?? null;
}

export function rulesPath(game: string, target = '', edition: Edition | null = null): string {
  const query = edition === null ? '' : `?edition=${edition}`;
  return `/rules/${encodeURIComponent(game)}${query}${target ? `#${target}` : ''}`;
}
