// Made by client/scripts/typescript.py from the server's messages: change those, and run it again.

import type {
  GameView,
  Outcome,
  Settings,
  TablePart,
  TableRow,
  Told,
} from './messages.ts';

/** I come in. */
export interface Arriving {
  name: string;
  /** Where nobody gets in without: the house's invitation, or that of `table`. */
  invitation?: string;
  table?: string;
}

/** I come back, by what stands in my return link after the #. */
export interface Returning {
  secret: string;
}

/** Another name. */
export interface Renaming {
  name: string;
}

/** I open a table. The same key again is the same table again. */
export interface Opening {
  key: string;
  settings: Settings;
}

/** A switch of a ruleset. */
export interface Switch {
  name: string;
  sentence: string;
  default: boolean | number | string;
  /** What it may be; empty for any number or text that its sentence describes. */
  values: readonly (boolean | number | string)[];
}

/** A ruleset that can be played. */
export interface RulesetPart {
  name: string;
  sentence: string;
  /** How many seats it can be played with. */
  seats: readonly number[];
  /** What a seat may choose to be; empty where its name is nobody's choice. */
  seat_names: readonly string[];
  switches: readonly Switch[];
}

/** Something that players may settle at set-up, and chance settles otherwise. */
export interface Choosable {
  name: string;
  sentence: string;
}

/** A game that can be played. */
export interface GameDocument {
  name: string;
  title: string;
  rulesets: readonly RulesetPart[];
  choices: readonly Choosable[];
}

/** A level of bot. */
export interface Level {
  name: string;
  /** The longest that it may think about an answer. */
  seconds: number;
}

/** How far the rules of a game are. */
export interface Progress {
  game: string;
  title: string;
  done: number;
  /** 0 as long as nobody knows. */
  total: number;
  /** They are compiled. */
  is_fast: boolean;
  /** Nothing more will come of it: compiled, or interpreted for good. */
  is_final: boolean;
}

/** What there is to know of this server before anything else. */
export interface HouseDocument {
  version: string;
  invite_only: boolean;
  games: readonly GameDocument[];
  levels: readonly Level[];
  stand_in: string;
  bot_delay: number;
  /** The quick phrases: what is sent, and what it says in English. */
  phrases: Readonly<Record<string, string>>;
  /** How far the rules of each game are compiled. */
  rules: readonly Progress[];
}

/** A rule of a game. */
export interface Rule {
  id: string;
  kind: string;
  heading: string;
  sentence: string;
}

/** Somebody, as it sees itself. */
export interface Person {
  id: string;
  name: string;
  program: boolean;
  created: number;
}

/** A link to share, also as a QR code. */
export interface Link {
  link: string;
  /** The QR code as an SVG. */
  picture: string;
}

/** A browser, or a program's token, by which somebody is known. */
export interface Device {
  id: string;
  kind: string;
  created: number;
  expires: number;
  /** It is this one. */
  current: boolean;
}

/** Somebody of whom one wants to hear nothing. */
export interface Blocked {
  id: string;
  name: string;
}

/** All that is kept of somebody, but for its games: those are at its tables. */
export interface Kept {
  person: Person;
  seen: number;
  devices: readonly Device[];
  blocked: readonly Blocked[];
  tables: readonly TableRow[];
}

/** A table that was opened, and the link by which others come to it. */
export interface Opened {
  table: string;
  invitation: string;
  link: string;
}

/** A list of tables. */
export interface Tables {
  tables: readonly TableRow[];
}

/** Something happened in the game that these eyes could see; the first moment is the deal. */
export interface Moment {
  /** Since the game began. */
  seconds: number;
  /** Who answered. */
  seat: number | null;
  events: readonly Told[];
  /** The seats that owe an answer then. */
  owed: readonly number[];
  /** The table as it looks then; left out of a log. */
  view?: GameView | null;
  /** All-seeing: it as every seat sees it. */
  views?: readonly GameView[];
  outcome?: Outcome | null;
}

/** A game so far, seen with somebody's eyes; as a log without the views. */
export interface Replay {
  table: string;
  /** Whose eyes these are; None: of those who watch. */
  seat: number | null;
  /** Nothing is hidden: the game is over. */
  all_seeing: boolean;
  part: TablePart;
  began: number;
  moments: readonly Moment[];
}

/** Why a request was not carried out. */
export interface Problem {
  /** A word for programs. */
  code: string;
  /** A sentence for people. */
  sentence: string;
  /** The rule of the game that forbids it, if one does. */
  rule?: string;
  /** The limit that is reached, if one is. */
  limit?: string;
  /** Seconds after which it may be tried again. */
  wait?: number;
}
