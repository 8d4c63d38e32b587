/** Everything that the page says in Danish: its own words, and the names and sentences of the games. */

const texts: Record<string, string> = import.meta.glob<string>(
  ['../da/*.ftl', '../../../../src/folsom/narration/da/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
