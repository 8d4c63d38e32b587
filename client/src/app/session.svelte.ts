/** Who I am in this house, and what house it is. */

import { get, patch, post, Problem } from '@/api/http.ts';
import type { HouseDocument, Person } from '@/generated/house.ts';
import { refusalText } from '@/i18n/refusals.ts';
import { t } from '@/i18n/texts.svelte.ts';
import { forget, recall, remember } from './keep.ts';

const LONGEST_NAME = 24;
const UNKNOWN = 401;

let me = $state.raw<Person | null>(null);
let house = $state.raw<HouseDocument | null>(null);
/** What went wrong when we asked; empty if nothing did. */
let trouble = $state('');

export const session = {
  get me(): Person | null {
    return me;
  },
  get house(): HouseDocument | null {
    return house;
  },
  get trouble(): string {
    return trouble;
  },
};

/** Ask who I am and where; once, at the beginning, and again after the house could not be reached. */
export async function meet(): Promise<void> {
  try {
    const [document, person] = await Promise.all([get<HouseDocument>('/api/house'), whoAmI()]);
    house = document;
    me = person;
    trouble = '';
  } catch (problem) {
    trouble = sentenceOf(problem);
  }
}

/** How far the rules are compiled may have changed. */
export async function lookAround(): Promise<void> {
  house = await get<HouseDocument>('/api/house').catch(() => house);
}

async function whoAmI(): Promise<Person | null> {
  try {
    return await get<Person>('/api/me');
  } catch (problem) {
    if (problem instanceof Problem && problem.status === UNKNOWN) return null;
    throw problem;
  }
}

/** The name that a stranger has begun to write, or one that fits everybody. */
export function nameToUse(): string {
  return me?.name ?? recall('name', '');
}

/** Be somebody before something is done: come in, or be called otherwise. */
export async function introduce(name: string, table = '', invitation = ''): Promise<Person> {
  const wanted = name.trim().slice(0, LONGEST_NAME) || t('guest-name');
  if (me !== null) return me.name === wanted || !name.trim() ? me : await rename(wanted);
  remember('name', wanted);
  const shown = invitation || houseInvitation();
  me = await post<Person>(
    '/api/guests',
    shown ? { name: wanted, invitation: shown, table } : { name: wanted },
  );
  return me;
}

export async function rename(name: string): Promise<Person> {
  me = await patch<Person>('/api/me', { name });
  remember('name', me.name);
  return me;
}

/** The same person again, on this device. */
export async function comeBack(secret: string): Promise<Person> {
  me = await post<Person>('/api/return', { secret });
  return me;
}

/** Nobody any more: this device was signed out, or everything about me is deleted. */
export function goodbye(): void {
  me = null;
}

// ---------------------------------------------------------------- a house that lets in by invitation only

export function keepInvitation(secret: string): void {
  remember('invitation', secret);
}

function houseInvitation(): string {
  return recall('invitation', '');
}

export function forgetInvitation(): void {
  forget('invitation');
}

// ---------------------------------------------------------------- what went wrong, as a sentence

export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Problem)) throw problem;
  if (problem.message === '') return t('house-unreachable');
  return refusalText({ code: problem.code, sentence: problem.message, wait: problem.wait });
}
