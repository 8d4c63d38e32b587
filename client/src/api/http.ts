/** Asking the server over HTTP. Whatever it refuses is a `Problem` that says why in one sentence. */

import type { Problem as Refusal } from '@/generated/house.ts';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly wait = 0,
  ) {
    super(sentence);
  }
}

/** The server cannot be reached at all. */
export const UNREACHABLE = 'unreachable';

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Asking {
  query?: Query;
  /** The secret of the table's link, for those who hold no seat there. */
  invitation?: string;
}

export function get<Answer>(path: string, asking: Asking = {}): Promise<Answer> {
  return ask<Answer>('GET', path, undefined, asking);
}

export function post<Answer>(path: string, body: unknown, asking: Asking = {}): Promise<Answer> {
  return ask<Answer>('POST', path, body, asking);
}

export function patch<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask<Answer>('PATCH', path, body, {});
}

export function remove(path: string): Promise<null> {
  return ask<null>('DELETE', path, undefined, {});
}

export async function text(path: string, asking: Asking = {}): Promise<string> {
  return (await sent('GET', path, undefined, asking)).text();
}

async function ask<Answer>(method: string, path: string, body: unknown, asking: Asking): Promise<Answer> {
  const response = await sent(method, path, body, asking);
  return (response.status === 204 ? null : await response.json()) as Answer;
}

async function sent(method: string, path: string, body: unknown, asking: Asking): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (asking.invitation) headers['invitation'] = asking.invitation;
  const wish: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) wish.body = JSON.stringify(body);
  const response = await fetch(addressOf(path, asking.query), wish).catch(() => {
    throw new Problem(0, UNREACHABLE, '');
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}

function addressOf(path: string, query: Query = {}): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const parameters = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

async function problemOf(response: Response): Promise<Problem> {
  const said = (await response.json().catch(() => ({}))) as Partial<Refusal>;
  return new Problem(response.status, said.code ?? 'failed', said.sentence ?? '', said.wait ?? 0);
}
