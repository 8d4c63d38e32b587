/** Everything that the page says in Spanish: its own words, and the names and sentences of the games. */

const texts: Record<string, string> = import.meta.glob<string>(
  ['../es/*.ftl', '../../../../src/folsom/narration/es/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
