/** Everything that the page says in Italian: its own words, and the names and sentences of the games. */

const texts: Record<string, string> = import.meta.glob<string>(
  ['../it/*.ftl', '../../../../src/folsom/narration/it/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
