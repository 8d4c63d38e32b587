/** Everything that the page says in Romanian: its own words, and the names and sentences of the games. */

const texts: Record<string, string> = import.meta.glob<string>(
  ['../ro/*.ftl', '../../../../src/folsom/narration/ro/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
