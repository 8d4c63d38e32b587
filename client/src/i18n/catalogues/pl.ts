/** Everything that the page says in Polish: its own words, and the names and sentences of the games. */

const texts: Record<string, string> = import.meta.glob<string>(
  ['../pl/*.ftl', '../../../../src/folsom/narration/pl/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
