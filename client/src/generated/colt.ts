// Made by client/scripts/typescript.py from the server's messages: change those, and run it again.

/** Tokens in one place or on one bandit, by kind; purses lie face down. */
export interface Loot {
  purses: number;
  jewels: number;
  strongboxes: number;
}

/** A car and what lies in it and on it. */
export interface CarView {
  name: string;
  inside: Loot;
  roof: Loot;
}

/** A bandit. */
export interface BanditView {
  bandit: string;
  /** The seat that runs it. */
  seat: number;
  /** None: not yet on the train. */
  place: string | null;
  magazine: number;
  loot: Loot;
  /** What its purses are worth, in dollars: of one's own bandits, and of all at the end; else None. */
  purses: readonly number[] | null;
}

/** A seat and its cards, as far as all may see them. */
export interface SeatView {
  bandits: readonly string[];
  hand_size: number;
  deck_size: number;
  discard_size: number;
  /** What is on the discard pile; None where only its owner may browse it (Q76). */
  discards: readonly string[] | null;
  /** Bullet cards among its cards, by the colour of who fired them. */
  bullets: readonly string[];
  /** In dollars, at the end. */
  score: number | null;
}

/** A card that was played onto the common pile in this round. */
export interface PileCard {
  seat: number;
  /** None: it is face down, and not one's own. */
  card: string | null;
  /** Whose card it is; None: it is face down, a team's, and not one's own. */
  bandit: string | null;
  face_down: boolean;
}

/** The card that is being carried out. */
export interface Carrying {
  seat: number;
  card: string;
  bandit: string;
  /** Whom it punches. */
  victim: string | null;
}

/** What the table waits for. */
export interface Asking {
  /** Those that still owe an answer. */
  seats: readonly number[];
  question: string;
  /** Whose doing it is; None where the seat is asked for itself. */
  bandit: string | null;
}

/** The table as one seat, or a spectator, sees it now. */
export interface View {
  seat: number | null;
  /** placing, picking, planning, keeping, stealing, event or over. */
  phase: string;
  round: number;
  /** The seat of the First Player. */
  first: number;
  /** Those turned up so far. */
  round_cards: readonly string[];
  /** Of this round's card; empty until it is turned up. */
  laps: readonly string[];
  /** Of this round's card; None until it is turned up. */
  event: string | null;
  /** In planning, from 1. */
  lap: number | null;
  /** From the Locomotive on. */
  train: readonly CarView[];
  marshal: number;
  /** The second strongbox waits beside the train. */
  spare_strongbox: boolean;
  /** Purses that are not in play; a ransom is counted as if it came from elsewhere (Q52). */
  purses_in_box: number;
  /** Neutral bullets left. */
  neutral: number;
  bandits: readonly BanditView[];
  seats: readonly SeatView[];
  /** One's own. */
  hand: readonly string[];
  /** What oneself has chosen to discard while others still choose. */
  discarding: readonly string[];
  /** One's own opening pick, until it comes to hand. */
  picked: string | null;
  /** Which of one's bandits will start in the rear car, while others still choose. */
  rear_bandit: string | null;
  pile: readonly PileCard[];
  /** So many cards of the pile have been turned over. */
  carried_out: number;
  carrying: Carrying | null;
  asking: Asking | null;
  gunslingers: readonly number[];
  winners: readonly number[];
}

/** Somebody must answer now: one seat, or several in secret at once. */
export interface Asked {
  type: 'Asked';
  seats: readonly number[];
  question: string;
  /** The bandit whose doing is to be decided; None where the question is the seat's. */
  bandit: string | null;
  rule: string;
}

/** A bandit took its place on the train. */
export interface Boarded {
  type: 'Boarded';
  bandit: string;
  place: string;
  rule: string;
}

/** The neutral bullets did not suffice for all who were hit, so nobody took one. */
export interface BulletsShort {
  type: 'BulletsShort';
  bandits: readonly string[];
  bullets_left: number;
  rule: string;
}

/** A car was put behind the Locomotive; cars are numbered from the front. */
export interface CarCoupled {
  type: 'CarCoupled';
  car: number;
  name: string;
  rule: string;
}

/** A card that was carried out went back to its owner. */
export interface CardReturned {
  type: 'CardReturned';
  seat: number;
  card: string;
  /** Onto the discard pile; else under the deck. */
  discarded: boolean;
  rule: string;
}

/** The top Round card was turned up. */
export interface CardRevealed {
  type: 'CardRevealed';
  round_card: string;
  laps: readonly string[];
  /** What happens at the end of the round, "none" if nothing does. */
  event: string;
  rule: string;
}

/** A seat will discard one more card; nobody else learns of it before all seats are done. */
export interface ChoseDiscard {
  type: 'ChoseDiscard';
  seat: number;
  card: string | null;
  rule: string;
}

/** A seat drew cards instead of playing one. */
export interface ChoseDraw {
  type: 'ChoseDraw';
  seat: number;
  rule: string;
}

/** A bandit climbed to the roof, or down. */
export interface Climbed {
  type: 'Climbed';
  bandit: string;
  start: string;
  place: string;
  rule: string;
}

/** A card was discarded, face up. */
export interface Discarded {
  type: 'Discarded';
  seat: number;
  card: string;
  rule: string;
}

/** A seat drew a card, and alone sees which. */
export interface Drew {
  type: 'Drew';
  seat: number;
  card: string | null;
  rule: string;
}

/** A punched bandit lost a token, which fell where it stood. */
export interface Dropped {
  type: 'Dropped';
  victim: string;
  loot: string;
  place: string;
  /** In dollars: a purse's value is known to whoever lost it. */
  value: number | null;
  rule: string;
}

/** The event on the Round card took place. */
export interface EventBegan {
  type: 'EventBegan';
  event: string;
  rule: string;
}

/** A seat was drawn to be First Player of round 1. */
export interface FirstDrawn {
  type: 'FirstDrawn';
  seat: number;
  rule: string;
}

/** The next seat became First Player. */
export interface FirstPassed {
  type: 'FirstPassed';
  seat: number;
  rule: string;
}

/** A card could do nothing and was spent. */
export interface Fizzled {
  type: 'Fizzled';
  bandit: string;
  action: string;
  rule: string;
}

/** A bandit met the Marshal and fled to the roof. */
export interface Fled {
  type: 'Fled';
  bandit: string;
  place: string;
  rule: string;
}

/** A seat chose which of its bandits starts in the rear car; others see it when all have chosen. */
export interface Formed {
  type: 'Formed';
  seat: number;
  bandit: string | null;
  rule: string;
}

/** A seat put its unplayed cards back on its deck. */
export interface HandReturned {
  type: 'HandReturned';
  seat: number;
  cards: number;
  rule: string;
}

/** A seat gave no covering fire. */
export interface HeldFire {
  type: 'HeldFire';
  seat: number;
  rule: string;
}

/** A seat is done choosing what to keep. */
export interface Kept {
  type: 'Kept';
  seat: number;
  rule: string;
}

/** A lap of Planning began. */
export interface LapBegan {
  type: 'LapBegan';
  lap: number;
  kind: string;
  rule: string;
}

/** A bandit could have taken a purse, and let it lie. */
export interface LeftLying {
  type: 'LeftLying';
  bandit: string;
  place: string;
  rule: string;
}

/** Loot was laid on a floor; purses lie face down. */
export interface LootLaid {
  type: 'LootLaid';
  place: string;
  loot: string;
  count: number;
  rule: string;
}

/** The Marshal went into another car. */
export interface MarshalMoved {
  type: 'MarshalMoved';
  start: number;
  car: number;
  rule: string;
}

/** A bandit moved along the train. */
export interface Moved {
  type: 'Moved';
  bandit: string;
  start: string;
  place: string;
  rule: string;
}

/** A bandit was hit by the Marshal, or by passengers, and its seat took a neutral bullet. */
export interface NeutralTaken {
  type: 'NeutralTaken';
  bandit: string;
  seat: number;
  /** In the common supply. */
  bullets_left: number;
  rule: string;
}

/** A seat chose its opening card, and alone knows which. */
export interface Picked {
  type: 'Picked';
  seat: number;
  card: string | null;
  rule: string;
}

/** A seat played a card onto the common pile. */
export interface Played {
  type: 'Played';
  seat: number;
  /** Face down, its owner alone knows it. */
  card: string | null;
  face_down: boolean;
  /** Whose card it is: in a team, of a card that lies face down, its owner alone knows that too. */
  bandit: string | null;
  rule: string;
}

/** A seat is Gunslinger, alone or with others. */
export interface PrizeWon {
  type: 'PrizeWon';
  seat: number;
  rule: string;
}

/** A bandit punched another. */
export interface Punched {
  type: 'Punched';
  bandit: string;
  victim: string;
  rule: string;
}

/** Purses of a bandit were opened: so many of this value. */
export interface PurseCounted {
  type: 'PurseCounted';
  bandit: string;
  /** In dollars, of each. */
  value: number;
  count: number;
  rule: string;
}

/** A bandit got its starting purse, and everybody knows what it is worth. */
export interface PurseGiven {
  type: 'PurseGiven';
  bandit: string;
  rule: string;
}

/** A bandit lost its least valuable purse to the Marshal. */
export interface PurseLost {
  type: 'PurseLost';
  bandit: string;
  /** Where it lies now; None if it left the game. */
  place: string | null;
  value: number | null;
  rule: string;
}

/** A bandit was knocked into the next car, by a punch or by Django's shot. */
export interface Pushed {
  type: 'Pushed';
  bandit: string;
  start: string;
  place: string;
  rule: string;
}

/** A bandit was paid a ransom: a purse that everybody knows to be worth $250. */
export interface RansomPaid {
  type: 'RansomPaid';
  bandit: string;
  rule: string;
}

/** A round began, with this seat as First Player. */
export interface RoundBegan {
  type: 'RoundBegan';
  round: number;
  first: number;
  rule: string;
}

/** A seat's money was counted, the prize included. */
export interface Scored {
  type: 'Scored';
  seat: number;
  dollars: number;
  rule: string;
}

/** A Bullet card left a hand for the discard pile, face up. */
export interface Shed {
  type: 'Shed';
  seat: number;
  card: string;
  rule: string;
}

/** A bandit shot another, whose seat took the Bullet card. */
export interface Shot {
  type: 'Shot';
  bandit: string;
  victim: string;
  /** The seat that took the bullet. */
  seat: number;
  /** In the shooter's magazine. */
  bullets_left: number;
  /** inside, along (the roofs) or through (a roof). */
  way: string;
  rule: string;
}

/** A seat shuffled its deck. */
export interface Shuffled {
  type: 'Shuffled';
  seat: number;
  /** How many the deck has now. */
  cards: number;
  /** The deck had run out, and its discard pile became the new one. */
  discards: boolean;
  /** Its opening pick had come to its hand before. */
  pick_in_hand: boolean;
  rule: string;
}

/** Cheyenne took the purse that had just fallen. */
export interface Snatched {
  type: 'Snatched';
  bandit: string;
  victim: string;
  place: string;
  /** In dollars, known to Cheyenne's seat and to the one that lost the purse. */
  value: number | null;
  rule: string;
}

/** The second strongbox was put where the Marshal is. */
export interface StrongboxLaid {
  type: 'StrongboxLaid';
  place: string;
  rule: string;
}

/** The train threw a bandit along the roofs. */
export interface Thrown {
  type: 'Thrown';
  bandit: string;
  start: string;
  place: string;
  rule: string;
}

/** A bandit took a token from where it stood. */
export interface Took {
  type: 'Took';
  bandit: string;
  loot: string;
  place: string;
  /** In dollars: a purse's value is known to whoever took it. */
  value: number | null;
  rule: string;
}

/** The next card of the common pile was carried out. */
export interface Turned {
  type: 'Turned';
  seat: number;
  card: string;
  bandit: string;
  /** It lay face down until now. */
  face_down: boolean;
  rule: string;
}

/** A seat won, alone or with others. */
export interface Won {
  type: 'Won';
  seat: number;
  rule: string;
}

/** One field for every live switch; a fix that changes play adds one whose default is the old way. */
export interface Ruleset {
  edition: 'first' | 'revised';
  expert: boolean;
  teams: boolean;
  powers: boolean;
  events: boolean;
  station: boolean;
  shed_bullets: boolean;
  shortage_clears: boolean;
  revenge_drops: boolean;
  pairs: boolean;
  opening_pick: boolean;
  covering_fire: boolean;
  gunslinger: boolean;
  purse_pick: 'random' | 'strict_RE';
  pick_before_reveal: boolean;
  friendly_shots_count: boolean;
  tiebreak: 'all' | 'literal_FE';
  facedown_shows_bandit: boolean;
  discards_open: boolean;
  cards: 'printed-1';
}

export type Event =
  | Asked
  | Boarded
  | BulletsShort
  | CarCoupled
  | CardReturned
  | CardRevealed
  | ChoseDiscard
  | ChoseDraw
  | Climbed
  | Discarded
  | Drew
  | Dropped
  | EventBegan
  | FirstDrawn
  | FirstPassed
  | Fizzled
  | Fled
  | Formed
  | HandReturned
  | HeldFire
  | Kept
  | LapBegan
  | LeftLying
  | LootLaid
  | MarshalMoved
  | Moved
  | NeutralTaken
  | Picked
  | Played
  | PrizeWon
  | Punched
  | PurseCounted
  | PurseGiven
  | PurseLost
  | Pushed
  | RansomPaid
  | RoundBegan
  | Scored
  | Shed
  | Shot
  | Shuffled
  | Snatched
  | StrongboxLaid
  | Thrown
  | Took
  | Turned
  | Won;
