/** The six bandits as they are drawn: colour, letter and shape mark, never colour alone. */

export const BANDITS = ['ghost', 'doc', 'django', 'tuco', 'cheyenne', 'belle'] as const;
export type BanditName = (typeof BANDITS)[number];
export type Colour = BanditName | 'neutral';

export interface Look {
  readonly colour: string;
  /** What is written on the colour. */
  readonly ink: string;
  readonly letter: string;
  /** A closed path about the origin, some 20 wide. */
  readonly mark: string;
}

const CREAM = '#fffdf6';
const INK = '#1c1126';

export const LOOKS: Readonly<Record<Colour, Look>> = {
  ghost: { colour: '#f3f0e8', ink: INK, letter: 'G', mark: 'M-9,0a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z' },
  doc: { colour: '#2f6dc2', ink: CREAM, letter: 'D', mark: 'M-3,-9h6v6h6v6h-6v6h-6v-6h-6v-6h6z' },
  django: { colour: '#2b2533', ink: CREAM, letter: 'J', mark: 'M0,-10L8,0L0,10L-8,0z' },
  tuco: { colour: '#c2301f', ink: CREAM, letter: 'T', mark: 'M0,-9L10,8H-10z' },
  cheyenne: { colour: '#2c7a3c', ink: CREAM, letter: 'C', mark: 'M-9,9C-9,-4 -2,-9 9,-9C9,4 2,9 -9,9z' },
  belle: {
    colour: '#8344b0',
    ink: CREAM,
    letter: 'B',
    mark: 'M0,9C-14,0 -9,-10 -4,-9C-1,-9 0,-6 0,-5C0,-6 1,-9 4,-9C9,-10 14,0 0,9z',
  },
  neutral: { colour: '#b9b2a8', ink: INK, letter: '', mark: 'M-8,-3h16v6h-16z' },
};

/** Whether a word names a bandit. */
export function isBandit(word: string): word is BanditName {
  return (BANDITS as readonly string[]).includes(word);
}

/** How somebody is drawn; what no rulebook knows is drawn as neutral. */
export function lookOf(word: string): Look {
  return isBandit(word) ? LOOKS[word] : LOOKS.neutral;
}

/** A name with a capital: the same in every language. */
export function nameOf(bandit: string): string {
  return bandit.charAt(0).toUpperCase() + bandit.slice(1);
}
