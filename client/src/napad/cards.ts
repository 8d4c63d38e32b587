/** Cards and wagons as the game writes them ("Y7R2", "Y7R2>Y", "Y5/1"), taken apart. */

export type Letter = 'Y' | 'R' | 'G';
export type Cargo = 'gold' | 'dynamite' | 'money';

/** The colours as events and views count them. */
export const LETTERS: readonly Letter[] = ['Y', 'R', 'G'];
export const CARGO: Readonly<Record<Letter, Cargo>> = { Y: 'gold', R: 'dynamite', G: 'money' };

/** One half of a gang card. */
export interface Half {
  readonly letter: Letter;
  readonly value: number;
}

export interface Wagon {
  readonly name: string;
  readonly letter: Letter;
  readonly value: number;
  readonly bullets: number;
}

const PLAYED = '>';

export function isLetter(text: string): text is Letter {
  return text in CARGO;
}

export function cargoOf(text: string): Cargo {
  return CARGO[isLetter(text) ? text : 'Y'];
}

/** A card without what lies on top. */
export function cardIn(play: string): string {
  return play.split(PLAYED)[0] ?? '';
}

/** The colour that lies on top; of a card in hand the first one. */
export function topOf(play: string): Letter {
  const text = play.split(PLAYED)[1] ?? play.charAt(0);
  return isLetter(text) ? text : 'Y';
}

/** A card with the other half on top. */
export function turned(play: string): string {
  const [, lower] = halvesOf(play);
  return playOf(cardIn(play), lower.letter);
}

/** "Y7R2" with R on top. */
export function playOf(card: string, letter: Letter): string {
  return `${card}${PLAYED}${letter}`;
}

/** Both halves, the upper one first. */
export function halvesOf(play: string): readonly [upper: Half, lower: Half] {
  const card = cardIn(play);
  const [first, second] = [half(card.slice(0, 2)), half(card.slice(2, 4))];
  return topOf(play) === first.letter ? [first, second] : [second, first];
}

function half(text: string): Half {
  const letter = text.charAt(0);
  return { letter: isLetter(letter) ? letter : 'Y', value: Number(text.charAt(1)) };
}

export function wagonOf(name: string): Wagon {
  const [face = '', bullets = '0'] = name.split('/');
  return { name, ...half(face), bullets: Number(bullets) };
}

/** The wagons of one colour, as they stand in the train. */
export function wagonsIn(names: readonly string[], letter: Letter): Wagon[] {
  return names.map(wagonOf).filter((wagon) => wagon.letter === letter);
}

/** The cards that lie for one colour. */
export function playsIn(played: readonly string[], letter: Letter): string[] {
  return played.filter((play) => topOf(play) === letter);
}
