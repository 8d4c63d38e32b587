// Made by client/scripts/typescript.py from the server's messages: change those, and run it again.

/** What everybody sees of one seat. */
export interface SeatView {
  gang: string;
  hand_size: number;
  hideout_size: number;
  box_size: number;
  won_size: number;
  /** Its cards on the table, colour by colour: "Y7R2>Y" (R11). */
  played: readonly string[];
  /** What they add up to in each colour (R18). */
  strength: readonly number[];
  passed: boolean;
  /** Its points, once the game is over. */
  score: number | null;
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  phase: string;
  round: number;
  first: number | null;
  turn: number | null;
  seats: readonly SeatView[];
  /** One's own cards. */
  hand: readonly string[];
  /** The wagons one has won oneself (R24). */
  won: readonly string[];
  train: readonly string[];
  /** How many wagons are left in each stack. */
  treasury: readonly number[];
  winners: readonly number[];
}

/** The winner's cards of a colour left the game. */
export interface CardsBoxed {
  type: 'CardsBoxed';
  seat: number;
  colour: string;
  cards: readonly string[];
  rule: string;
}

/** A seat drew cards from its hideout, and alone sees which. */
export interface CardsDrawn {
  type: 'CardsDrawn';
  seat: number;
  number: number;
  cards: readonly string[] | null;
  rule: string;
}

/** A seat took back its cards of a colour. */
export interface CardsReturned {
  type: 'CardsReturned';
  seat: number;
  colour: string;
  cards: readonly string[];
  rule: string;
}

/** The last round is over. */
export interface GameEnded {
  type: 'GameEnded';
  rule: string;
}

/** A seat shuffled its gang into its hideout. */
export interface GangHid {
  type: 'GangHid';
  seat: number;
  gang: string;
  cards: number;
  rule: string;
}

/** A seat got the start marker. */
export interface MarkerPassed {
  type: 'MarkerPassed';
  seat: number;
  rule: string;
}

/** A seat passed, by choice (R12) or for want of cards (R15). */
export interface Passed {
  type: 'Passed';
  seat: number;
  rule: string;
}

/** A seat's points were counted, and its cards in hand, which break ties. */
export interface Scored {
  type: 'Scored';
  seat: number;
  points: number;
  cards: number;
  rule: string;
}

/** A seat sent a bandit: it laid a card with this colour on top. */
export interface Sent {
  type: 'Sent';
  seat: number;
  card: string;
  colour: string;
  value: number;
  rule: string;
}

/** The wagons lie shuffled in three stacks. */
export interface TreasuryStacked {
  type: 'TreasuryStacked';
  /** In each stack. */
  wagons: number;
  rule: string;
}

/** A round began, with these wagons joining the train. */
export interface WagonsCoupled {
  type: 'WagonsCoupled';
  round: number;
  wagons: readonly string[];
  rule: string;
}

/** The wagons of a colour stayed in the train: several seats tied (R22), or nobody played it (R23). */
export interface WagonsLeft {
  type: 'WagonsLeft';
  colour: string;
  wagons: readonly string[];
  tied: readonly number[];
  strength: number;
  rule: string;
}

/** A seat won all wagons of a colour. */
export interface WagonsWon {
  type: 'WagonsWon';
  seat: number;
  colour: string;
  wagons: readonly string[];
  strength: number;
  rule: string;
}

/** A seat won, alone or with others: by points, by the tie-break (R30), or shared (V15). */
export interface Won {
  type: 'Won';
  seat: number;
  rule: string;
}

/** One field for every live switch of the rules. */
export interface Ruleset {
  harder: boolean;
  twos: boolean;
  cards: string;
}

export type Event =
  | CardsBoxed
  | CardsDrawn
  | CardsReturned
  | GameEnded
  | GangHid
  | MarkerPassed
  | Passed
  | Scored
  | Sent
  | TreasuryStacked
  | WagonsCoupled
  | WagonsLeft
  | WagonsWon
  | Won;
