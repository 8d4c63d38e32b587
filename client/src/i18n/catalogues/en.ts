/** Everything that the page says in English: its own words, and the names and sentences of the games. */

const texts: Record<string, string> = import.meta.glob<string>(
  ['../en/*.ftl', '../../../../src/folsom/narration/en/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(texts);
