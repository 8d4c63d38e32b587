/** What things are called; what a newer server names and we do not know is called as the server calls it. */

import { has, t } from '@/i18n/texts.svelte.ts';

function named(family: string, name: string): string {
  const id = `${family}-${name.replaceAll('.', '-').replaceAll('_', '-')}`;
  return has(id) ? t(id) : name;
}

export function levelName(level: string): string {
  return named('level', level);
}

export function rulesetName(ruleset: string): string {
  return named('ruleset', ruleset);
}

/** A sentence of ours about a thing of the server's; the server's own if we have none. */
export function sentenceFor(family: string, name: string, otherwise: string): string {
  const id = `${family}-${name.replaceAll('.', '-').replaceAll('_', '-')}`;
  return has(id) ? t(id) : otherwise;
}

/** What a seat's bandit, team or gang is called ("Ghost", "Ghost + Django"). */
export function banditName(bandit: string): string {
  return bandit
    .split('+')
    .map((each) => (has(`bandit-${each}`) ? t(`bandit-${each}`) : named('gang', each)))
    .join(' + ');
}
