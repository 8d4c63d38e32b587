/** What every component test has: English, and matchMedia that asks for nothing. */

import { beforeAll, vi } from 'vitest';

vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

beforeAll(async () => {
  const { speak } = await import('@/i18n/texts.svelte.ts');
  await speak('en');
});
