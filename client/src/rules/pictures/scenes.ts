/** Small scenes on a train, drawn to show what a card does. Cars are counted from the left, beginning with 0. */

export type Level = 'inside' | 'roof';

export interface Somebody {
  readonly who: string;
  readonly car: number;
  readonly level: Level;
  /** Left or right of the middle, in units of the drawing. */
  readonly aside?: number;
  readonly flip?: boolean;
}

export interface Arrow {
  readonly from: readonly [car: number, level: Level];
  readonly to: readonly [car: number, level: Level];
  /** A way that somebody goes, or a shot. */
  readonly kind: 'way' | 'shot';
}

export interface SceneOf {
  readonly cars: readonly string[];
  readonly bandits: readonly Somebody[];
  readonly arrows?: readonly Arrow[];
  readonly loot?: readonly {
    kind: 'purse' | 'jewel' | 'strongbox';
    car: number;
    level: Level;
    aside: number;
  }[];
  readonly locomotive?: boolean;
}

export const SCENES = {
  train: {
    locomotive: true,
    cars: ['car_3p', 'car_1p1j', 'car_4p1j'],
    bandits: [
      { who: 'tuco', car: 0, level: 'roof' },
      { who: 'ghost', car: 1, level: 'inside', aside: -50 },
      { who: 'belle', car: 2, level: 'roof', flip: true },
      { who: 'doc', car: 2, level: 'inside', flip: true },
    ],
  },
  move: {
    cars: ['car_3p', 'car_1p1j', 'car_3j', 'car_4p1j'],
    bandits: [
      { who: 'ghost', car: 0, level: 'roof' },
      { who: 'doc', car: 2, level: 'inside' },
    ],
    arrows: [
      { from: [0, 'roof'], to: [1, 'roof'], kind: 'way' },
      { from: [0, 'roof'], to: [2, 'roof'], kind: 'way' },
      { from: [0, 'roof'], to: [3, 'roof'], kind: 'way' },
      { from: [2, 'inside'], to: [1, 'inside'], kind: 'way' },
      { from: [2, 'inside'], to: [3, 'inside'], kind: 'way' },
    ],
  },
  shoot: {
    cars: ['car_3p', 'car_1p1j', 'car_3j'],
    bandits: [
      { who: 'ghost', car: 0, level: 'roof' },
      { who: 'tuco', car: 1, level: 'roof', aside: -40, flip: true },
      { who: 'cheyenne', car: 1, level: 'roof', aside: 40, flip: true },
      { who: 'doc', car: 2, level: 'roof', flip: true },
      { who: 'belle', car: 0, level: 'inside' },
      { who: 'django', car: 1, level: 'inside', flip: true },
    ],
    arrows: [
      { from: [0, 'roof'], to: [1, 'roof'], kind: 'shot' },
      { from: [0, 'inside'], to: [1, 'inside'], kind: 'shot' },
    ],
  },
  punch: {
    cars: ['car_3p', 'car_1p1j'],
    bandits: [
      { who: 'cheyenne', car: 0, level: 'inside', aside: -50 },
      { who: 'doc', car: 0, level: 'inside', aside: 40, flip: true },
    ],
    arrows: [{ from: [0, 'inside'], to: [1, 'inside'], kind: 'way' }],
    loot: [{ kind: 'purse', car: 0, level: 'inside', aside: -5 }],
  },
  marshal: {
    cars: ['car_3p', 'car_1p1j'],
    bandits: [
      { who: 'marshal', car: 0, level: 'inside', aside: -20 },
      { who: 'tuco', car: 1, level: 'inside', flip: true },
    ],
    arrows: [
      { from: [0, 'inside'], to: [1, 'inside'], kind: 'way' },
      { from: [1, 'inside'], to: [1, 'roof'], kind: 'way' },
    ],
  },
} as const satisfies Record<string, SceneOf>;
