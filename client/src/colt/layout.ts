/** Where everything is drawn: the train in one line, or folded into rows where the screen is narrow. */

import { CAB, CAR, FLOOR, GAP, LOCOMOTIVE, ROOF } from '@/art/measures.ts';
import type { Place } from './places.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Row {
  /** The cars in it, the Locomotive being car 0. */
  readonly cars: readonly number[];
  /** Its upper edge. */
  readonly y: number;
  /** The first unit of the drawing that is seen. */
  readonly cut: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly rows: readonly Row[];
  /** By car: its left end, and the upper edge of its row. */
  readonly cars: readonly Point[];
}

/** Above the heads of those on the roofs, and below the rails. */
const HEAD = 56;
const GROUND = 396;
const MARGIN = 16;
/** Where narrow screens cut the Locomotive: they show its cab and a little of the boiler. */
const CUT = 132;
/** The height of a standing bandit, and of the places to point at. */
const TALL = 104;

/** The train in rows of at most so many cars, the Locomotive counted. */
export function layOut(cars: number, most: number): Layout {
  const count = Math.ceil(cars / most);
  const rows = Array.from({ length: count }, (_, row) => row).map((row) => {
    const [from, to] = [Math.ceil((row * cars) / count), Math.ceil(((row + 1) * cars) / count)];
    return Array.from({ length: to - from }, (_, k) => from + k);
  });
  const cut = count > 1 ? CUT : -MARGIN;
  const rowHeight = GROUND - HEAD;
  const ends = rows.map((row) => row.reduce((x, car) => x + widthOf(car, cut) + GAP, MARGIN) - GAP + MARGIN);
  const lines = rows.map((row, k) => ({ cars: row, y: k * rowHeight, cut: k === 0 ? cut : 0 }));
  return {
    // The last car's railing and lamp stand out a little.
    width: Math.max(...ends) + MARGIN,
    height: count * rowHeight,
    rowHeight,
    rows: lines,
    cars: lines.flatMap((line) => originsOf(line)),
  };
}

function widthOf(car: number, cut: number): number {
  return car === 0 ? LOCOMOTIVE - Math.max(cut, 0) : CAR;
}

function originsOf({ cars, y, cut }: Row): Point[] {
  let x = cars[0] === 0 ? -cut : MARGIN;
  return cars.map((car) => {
    const origin = { x, y: y - HEAD };
    x += (car === 0 ? LOCOMOTIVE : CAR) + GAP;
    return origin;
  });
}

/** How many cars stand side by side where there is so much room; a low screen has room for one row only. */
export function carsBeside(width: number, cars: number, isLow = false): number {
  if (width === 0 || isLow) return cars;
  if (width < 620) return 3;
  return width < 900 && cars > 5 ? 4 : cars;
}

/** The room that a place takes, to stand in and to point at. */
export function boxOf({ cars }: Layout, { car, roof }: Place): Box {
  const { x, y } = cars[car] ?? { x: 0, y: 0 };
  const [left, width] = car === 0 ? [CAB, LOCOMOTIVE - CAB - 4] : [0, CAR];
  return roof
    ? { x: x + left, y: y + ROOF - TALL, width, height: TALL + 10 }
    : { x: x + left, y: y + ROOF + 22, width, height: FLOOR - ROOF + 12 };
}

/** Where the feet of the `index`th of `count` figures in a place stand. */
export function standing(layout: Layout, place: Place, index: number, count: number): Point {
  const box = boxOf(layout, place);
  const room = box.width - 56;
  const step = count > 1 ? Math.min(54, room / (count - 1)) : 0;
  const { y } = layout.cars[place.car] ?? { y: 0 };
  return {
    x: box.x + box.width / 2 + (index - (count - 1) / 2) * step,
    y: y + (place.roof ? ROOF + 1 : FLOOR - 9),
  };
}

/** The middle of the `index`th of `count` heaps of loot in a place. */
export function lying(layout: Layout, place: Place, index: number, count: number): Point {
  const box = boxOf(layout, place);
  const step = Math.min(62, (box.width - 40) / Math.max(count, 1));
  const { y } = layout.cars[place.car] ?? { y: 0 };
  return {
    x: box.x + box.width / 2 + (index - (count - 1) / 2) * step,
    y: y + (place.roof ? ROOF + 19 : FLOOR + 20),
  };
}

/** Where the second strongbox waits: on the ground beside the Locomotive. */
export function besideTrain({ cars }: Layout): Point {
  const { x, y } = cars[0] ?? { x: 0, y: 0 };
  return { x: x + 168, y: y + GROUND - 20 };
}
