/** What people like: kept in the browser, shown to the style sheets as attributes of the root. */

import { SPEEDS, type Speed } from '@/table/board.ts';
import { recall, remember } from './keep.ts';

export type TextSize = '100' | '115' | '130' | '150';
export type Motion = 'system' | 'full' | 'less';
export type Contrast = 'system' | 'usual' | 'high';

export const TEXT_SIZES: readonly TextSize[] = ['100', '115', '130', '150'];
export const MOTIONS: readonly Motion[] = ['system', 'full', 'less'];
export const CONTRASTS: readonly Contrast[] = ['system', 'usual', 'high'];

export interface Liking {
  /** Empty: as the browser asks. */
  language: string;
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  text: TextSize;
  contrast: Contrast;
  patterns: boolean;
  motion: Motion;
  /** Single keys do things at a table. */
  keys: boolean;
  /** Ask once more before an answer is sent. */
  confirm: boolean;
  /** Say in the title that it is my turn. */
  title: boolean;
  /** A sound when it is my turn. */
  chime: boolean;
}

export const USUAL: Liking = {
  language: '',
  speed: 'normal',
  sound: true,
  volume: 0.6,
  text: '100',
  contrast: 'system',
  patterns: false,
  motion: 'system',
  keys: true,
  confirm: false,
  title: true,
  chime: true,
};

/** What was kept, as far as it still makes sense. */
export function sound(kept: Partial<Liking>): Liking {
  const liking = { ...USUAL, ...kept };
  return {
    ...liking,
    speed: SPEEDS.includes(liking.speed) ? liking.speed : USUAL.speed,
    text: TEXT_SIZES.includes(liking.text) ? liking.text : USUAL.text,
    motion: MOTIONS.includes(liking.motion) ? liking.motion : USUAL.motion,
    contrast: CONTRASTS.includes(liking.contrast) ? liking.contrast : USUAL.contrast,
  };
}

export const liking: Liking = $state(sound(recall<Partial<Liking>>('liking', {})));

const wanted = {
  motion: asked('(prefers-reduced-motion: reduce)'),
  contrast: asked('(prefers-contrast: more)'),
};
const system = $state({ motion: wanted.motion.matches, contrast: wanted.contrast.matches });
wanted.motion.addEventListener('change', (event) => (system.motion = event.matches));
wanted.contrast.addEventListener('change', (event) => (system.contrast = event.matches));

/** Whether nothing shall move. */
export function hasLessMotion(): boolean {
  return liking.motion === 'less' || (liking.motion === 'system' && system.motion);
}

function hasHighContrast(): boolean {
  return liking.contrast === 'high' || (liking.contrast === 'system' && system.contrast);
}

/** Keep what is liked, and show it; to be called once, where effects may run. */
export function applyLiking(root: HTMLElement): void {
  $effect(() => remember('liking', $state.snapshot(liking)));
  $effect(() => {
    root.dataset['text'] = liking.text;
    root.dataset['contrast'] = hasHighContrast() ? 'high' : 'usual';
    root.dataset['motion'] = hasLessMotion() ? 'less' : 'full';
    root.dataset['patterns'] = liking.patterns ? 'on' : 'off';
  });
}

function asked(query: string): MediaQueryList {
  return window.matchMedia(query);
}
