/** The heights that scenery and train share, in units of the drawing; the ground is down. */

export const ROOF = 172;
export const EAVE = 190;
export const FLOOR = 314;
export const SILL = 330;
export const AXLE = 353;
export const RAIL = 376;
/** The top and the bottom of the drawing. */
export const TOP = 44;
export const BOTTOM = 404;

export const LOCOMOTIVE = 400;
export const CAB = 222;
export const CAR = 240;
export const GAP = 18;
