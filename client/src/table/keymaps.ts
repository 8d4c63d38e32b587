/** Which keys do what: at the table of each game, and at a replay. */

export interface Key {
  readonly keys: string;
  /** The message that says what the key does. */
  readonly does: string;
}

const ANSWERS: Key = { keys: '1 – 9', does: 'keys-answer' };
const OF_A_GAME: Readonly<Record<string, readonly Key[]>> = {
  colt: [
    ANSWERS,
    { keys: 'D', does: 'keys-draw' },
    { keys: 'F', does: 'keys-face' },
    { keys: 'N', does: 'keys-hold' },
    { keys: 'K', does: 'keys-keep' },
  ],
  napad: [
    ANSWERS,
    { keys: 'F', does: 'napad-keys-turn' },
    { keys: 'N', does: 'napad-pass-long' },
    { keys: 'W', does: 'napad-peek' },
  ],
};
const OF_ALL: readonly Key[] = [
  { keys: 'P', does: 'scene-pause' },
  { keys: 'S', does: 'scene-skip' },
  { keys: 'Z', does: 'take-back' },
  { keys: 'L', does: 'log' },
  { keys: 'T', does: 'chat' },
  { keys: 'M', does: 'menu' },
];
const OF_EVERY_SCREEN: readonly Key[] = [
  { keys: '?', does: 'keys-title' },
  { keys: 'Esc', does: 'close' },
  { keys: 'Tab', does: 'keys-tab' },
];

/** The keys of a table. */
export function tableKeys(game: string): readonly Key[] {
  return [...(OF_A_GAME[game] ?? [ANSWERS]), ...OF_ALL, ...OF_EVERY_SCREEN];
}

export const REPLAY_KEYS: readonly Key[] = [
  { keys: '←', does: 'replay-back' },
  { keys: '→', does: 'replay-forth' },
  { keys: '↑', does: 'replay-round-back' },
  { keys: '↓', does: 'replay-round-forth' },
  { keys: 'Home', does: 'replay-first' },
  { keys: 'End', does: 'replay-last' },
  { keys: '␣', does: 'replay-space' },
  ...OF_EVERY_SCREEN,
];
