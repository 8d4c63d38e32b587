// Made by client/scripts/typescript.py from the server's messages: change those, and run it again.

import type { Event as ColtEvent, View as ColtView } from './colt.ts';
import type { Event as NapadEvent, View as NapadView } from './napad.ts';

export type GameEvent = ColtEvent | NapadEvent;
export type GameView = ColtView | NapadView;

/** One or several answers in a row of one seat, carried out all or none. */
export interface Answer {
  do: 'answer';
  seat: number;
  /** The id of the question that the first of them answers; the message is stale if that is gone. */
  question: string;
  answers: readonly string[];
  key: string;
}

/** I want to know which rule forbids an answer to my seat's question. */
export interface WhyNot {
  do: 'why-not';
  seat: number;
  answer: string;
  key: string;
}

/**
 * Show me the table as a seat of mine, or (None) as somebody who watches; and go on showing it so.
 *
 * `after` is the last number seen, of the same epoch: the updates after it come, or all of it if they
 * are gone.
 */
export interface Sync {
  do: 'sync';
  seat?: number | null;
  after?: number;
  epoch?: string;
  /** The last line of the chat seen: those after it come with the updates. */
  line?: number;
  key: string;
}

/** I ask whether you are there. */
export interface Ping {
  do: 'ping';
  key: string;
}

/** Talk freely: at tables joined by link. */
export interface Say {
  do: 'say';
  text: string;
  key: string;
}

/** Say one of the quick phrases. */
export interface Phrase {
  do: 'phrase';
  phrase: string;
  key: string;
}

/** I will not hear this person at this table (or again I will). */
export interface Mute {
  do: 'mute';
  user: string;
  on?: boolean;
  key: string;
}

/** I will not hear this person anywhere, and it sits at no table of mine (or again it may). */
export interface Block {
  do: 'block';
  user: string;
  on?: boolean;
  key: string;
}

/** Somebody misbehaved. */
export interface Report {
  do: 'report';
  user: string;
  text: string;
  /** The line of the table's chat it is about. */
  line?: number | null;
  key: string;
}

/** I take back my seat's last message; or, if others have answered since, ask everybody for it. */
export interface TakeBack {
  do: 'take-back';
  seat: number;
  key: string;
}

/** I propose to stop the clocks for a while. */
export interface Pause {
  do: 'pause';
  key: string;
}

/** I propose to go on. */
export interface Resume {
  do: 'resume';
  key: string;
}

/** I propose to play again, everybody one seat further on. */
export interface Rematch {
  do: 'rematch';
  key: string;
}

/** I agree to a proposal, or I do not. */
export interface Consent {
  do: 'consent';
  proposal: number;
  yes?: boolean;
  key: string;
}

/** What shall become of a seat that is missing. */
export interface Vote {
  do: 'vote';
  vote: number;
  choice: 'bot' | 'end' | 'wait';
  /** For `bot`: which. */
  level?: string;
  key: string;
}

/** My seat gives up, for good. */
export interface Resign {
  do: 'resign';
  seat: number;
  key: string;
}

/** I go: out of my seats before the start; away from them, for others to decide, while the game runs. */
export interface Leave {
  do: 'leave';
  key: string;
}

/** I am back: my seats are mine again, whoever has played them. */
export interface Rejoin {
  do: 'rejoin';
  key: string;
}

/** I take a free seat; None for any. Several are mine if I take several (hot seat). */
export interface Sit {
  do: 'sit';
  seat?: number | null;
  key: string;
}

/** I give a seat back, before the start. */
export interface Stand {
  do: 'stand';
  seat: number;
  key: string;
}

/** My seat (or, for the owner, a bot's) plays this bandit, gang or team; empty: at random. */
export interface Choose {
  do: 'choose';
  seat: number;
  bandit: string;
  key: string;
}

/** Nobody is hurried. */
export interface NoClock {
  kind: 'none';
}

/** Every seat has a bank of seconds, and gets an increment for each message. */
export interface Bank {
  kind: 'bank';
  seconds: number;
  increment: number;
}

/** So many days for every answer. */
export interface Days {
  kind: 'days';
  days: number;
}

/** A table as its owner wants it; it can be changed until the game starts. */
export interface Settings {
  /** The name of a ruleset ("napad.harder"). */
  ruleset: string;
  seats: number;
  /** Switches of the ruleset that are set otherwise. */
  switches: Readonly<Record<string, boolean | number | string>>;
  /** What the players choose at set-up; all else is left to chance. */
  choices: Readonly<Record<string, boolean | number | string>>;
  clock: NoClock | Bank | Days;
  /** In the lobby, for everybody; else joined by its link. */
  public: boolean;
  /** Whether those without a seat may watch, at a table joined by link those who have the link. */
  watch: boolean;
  /** Seconds until a bot's answer is released; None for the house's own. */
  bot_delay: number | null;
  /** The level of bot that plays on for whoever resigns; empty for the house's own. */
  stand_in: string;
  /** Whether the page may show public things worth remembering. */
  memory_aid: boolean;
}

/** The owner changes the table, before the start. */
export interface Configure {
  do: 'configure';
  settings: Settings;
  key: string;
}

/** The owner fills a free seat with a bot; while the game runs, one that its person has left for good. */
export interface AddBot {
  do: 'add-bot';
  seat: number;
  level: string;
  key: string;
}

/** The owner empties a seat, before the start. */
export interface Remove {
  do: 'remove';
  seat: number;
  key: string;
}

/** The owner wants a new link; the one before it is worth nothing any more. */
export interface Invite {
  do: 'invite';
  key: string;
}

/** The owner allows others to watch, or forbids it, at any time. */
export interface Watching {
  do: 'watching';
  allowed: boolean;
  key: string;
}

/** The owner starts the game. */
export interface Start {
  do: 'start';
  key: string;
}

/** The owner closes a table that has not started. */
export interface Close {
  do: 'close';
  key: string;
}

/** A seat at the table. */
export interface SeatPart {
  user: string;
  name: string;
  program: boolean;
  /** Before the start what was chosen, empty for chance; then what the game calls the seat. */
  bandit: string;
  /** The level of the bot that plays here now. */
  bot: string;
  resigned: boolean;
  /** Its person has left, and may come back. */
  away: boolean;
}

/** Somebody proposes something, and everybody must agree. */
export interface Proposal {
  id: number;
  what: 'pause' | 'rematch' | 'resume' | 'take-back';
  by: string;
  seat: number | null;
  agreed: readonly string[];
  awaited: readonly string[];
}

/** The table votes about a seat that is missing. */
export interface Ballot {
  id: number;
  seat: number;
  closes: number;
  voters: readonly string[];
  /** By user: wait, end, or bot and its level ("bot outlaw"). */
  choices: Readonly<Record<string, string>>;
}

/** Everything about the table that is not the game itself. */
export interface TablePart {
  status: 'lobby' | 'over' | 'paused' | 'running';
  owner: string;
  settings: Settings;
  seats: readonly SeatPart[];
  game: string;
  /** SHA-256 of the chance key, from the start on. */
  key_hash: string;
  /** The key itself, once it is over. */
  key: string;
  /** Why it is over: played, resigned, voted (to end it), closed. */
  ended: string;
  proposal: Proposal | null;
  ballot: Ballot | null;
  /** The table where it goes on. */
  rematch: string;
}

/** A question that one's own seat owes an answer to. */
export interface Asked {
  id: string;
  kind: string;
  seat: number;
  bandit: string;
  answers: readonly string[];
}

/** How the game ended. */
export interface Outcome {
  /** The seats' points. */
  scores: readonly number[];
  /** The seats that won; several share the victory. */
  winners: readonly number[];
}

/** The game as this audience sees it. */
export interface GamePart {
  view: GameView;
  /** The seats that owe an answer. */
  owed: readonly number[];
  /** What one's own seat is asked. */
  question: Asked | null;
  outcome: Outcome | null;
}

/** A seat's clock. */
export interface Face {
  /** Seconds, as of the frame's `at`. */
  left: number;
  runs: boolean;
}

/** A line of the table's chat. */
export interface Line {
  line: number;
  at: number;
  user: string;
  name: string;
  room: 'seats' | 'watchers';
  text: string;
  phrase: string;
}

/** All of it, as it is now; the answer to a sync whose updates are gone. */
export interface Welcome {
  is: 'welcome';
  table: string;
  /** The seat whose eyes these are; None: somebody who watches. */
  seat: number | null;
  /** Numbers of updates may be compared within one epoch only. */
  epoch: string;
  number: number;
  at: number;
  part: TablePart;
  /** The seats that this user holds. */
  mine?: readonly number[];
  game?: GamePart | null;
  clocks?: readonly Face[];
  chat?: readonly Line[];
  present?: readonly string[];
  /** The link's secret: to those who sit, at a table joined by link. */
  invitation?: string;
}

/** Something that happened in the game, as this audience may know it. */
export interface Told {
  /** The rule by which it happened. */
  rule: string;
  /** The event: an object with the tag "type", of the game's own document. */
  event: GameEvent;
  /** It as an English sentence; empty if it is not worth one. */
  text: string;
}

/** Something happened. Numbers of one audience have no gaps: whoever finds one asks for a sync. */
export interface Update {
  is: 'update';
  number: number;
  at: number;
  /** The entry's kind: answered, timed-out, taken-back, sat, ... */
  cause: string;
  /** The user who did it; empty where the table did it itself. */
  by?: string;
  /** The seat that it is about, if it is about one. */
  seat?: number | null;
  /** What the table itself has to say: that a bot failed, for instance. */
  notice?: string;
  events?: readonly Told[];
  /** As it is now, if it has changed for this audience. */
  game?: GamePart | null;
  clocks?: readonly Face[];
  /** As it is now, if it has changed. */
  part?: TablePart | null;
}

/** Somebody said something. */
export interface Chat {
  is: 'chat';
  said: Line;
}

/** Who has a connection to the table now, seats and watchers, by user id. */
export interface Presence {
  is: 'presence';
  present: readonly string[];
  watchers?: number;
}

/** The command was carried out, and is kept. */
export interface Reply {
  is: 'reply';
  key: string;
  /** The update of one's own audience that shows it; 0 where there is none. */
  number?: number;
  /** To why-not: the rule that forbids it, empty if it is legal. */
  rule?: string;
  /** To why-not: what the rule says. */
  sentence?: string;
  /** To a rematch: the new table. */
  table?: string;
}

/** The command was not carried out, and why. */
export interface Refused {
  is: 'refused';
  key: string;
  code: 'illegal' | 'impossible' | 'limit' | 'moved' | 'no-table' | 'not-allowed' | 'not-now' | 'not-yours' | 'stale' | 'store' | 'unknown-answer' | 'unsure';
  sentence: string;
  rule?: string;
  limit?: string;
  wait?: number;
}

/** Yes, and it is now so late. */
export interface Pong {
  is: 'pong';
  key: string;
  at: number;
}

/** What came was no message at all. */
export interface Mistake {
  is: 'mistake';
  sentence: string;
}

/** A seat in a list of tables. */
export interface SeatRow {
  /** Who holds it; empty for a free seat or a bot's. */
  user: string;
  name: string;
  /** The level of the bot that plays here now; empty for none. */
  bot: string;
}

/**
 * What lists need to know of a table. All of it follows from the journal; a lost row can be made
 * again.
 *
 * Nothing in it is secret from anybody who may see the list that it stands in.
 */
export interface TableRow {
  table: string;
  game: string;
  ruleset: string;
  status: 'lobby' | 'over' | 'paused' | 'running';
  /** In the lobby for everybody; else reached by its link only. */
  public: boolean;
  /** Whether those who hold no seat may watch. */
  watchable: boolean;
  /** In words for a list: "none", "10 min + 20 s", "3 days". */
  clock: string;
  owner: string;
  created: number;
  touched: number;
  seats: readonly SeatRow[];
  /** The users whose answer the table waits for. */
  owing: readonly string[];
  /** When the next clock runs out; whoever holds the lease, or takes it up, acts then. */
  deadline: number | null;
}

export type Command =
  | Answer
  | WhyNot
  | Sync
  | Ping
  | Say
  | Phrase
  | Mute
  | Block
  | Report
  | TakeBack
  | Pause
  | Resume
  | Rematch
  | Consent
  | Vote
  | Resign
  | Leave
  | Rejoin
  | Sit
  | Stand
  | Choose
  | Configure
  | AddBot
  | Remove
  | Invite
  | Watching
  | Start
  | Close;

export type Frame =
  | Welcome
  | Update
  | Chat
  | Presence
  | Reply
  | Refused
  | Pong
  | Mistake;

export const PHRASES = [
  'hello', 'good-luck', 'have-fun', 'nice-one', 'well-played', 'thanks', 'sorry', 'oops', 'ouch',
  'thinking', 'one-moment', 'your-turn', 'good-game', 'again', 'goodbye'
] as const;
