import type { Vector } from './vector.ts';

/** Camera elevation above the floor (radians). */
export const ELEVATION = (44 * Math.PI) / 180;

/** Distance from the eye to the middle of the landing pad, in scene units. */
export const EYE_DISTANCE = 10.5;

const SIN = Math.sin(ELEVATION);
const COS = Math.cos(ELEVATION);

/** Camera position and axes in scene coordinates. One unit along `right` or `up` at the pad's distance is one unit of the picture. */
export const EYE = {
  position: [0, SIN * EYE_DISTANCE, COS * EYE_DISTANCE],
  right: [1, 0, 0],
  up: [0, COS, -SIN],
  forward: [0, -SIN, -COS],
} as const satisfies Record<string, Vector>;

/** Position of the pad's middle in the picture and the size of a scene unit there, in pixels. */
export interface Framing {
  readonly centreX: number;
  readonly centreY: number;
  readonly pixelsPerUnit: number;
}

/** Projects a scene point to pixels; `zoom` is its scale relative to the pad's distance. */
export function project(
  point: Vector,
  framing: Framing,
): { readonly x: number; readonly y: number; readonly zoom: number } {
  const depth = EYE_DISTANCE - point[1] * SIN - point[2] * COS;
  const zoom = EYE_DISTANCE / depth;
  return {
    x: framing.centreX + point[0] * zoom * framing.pixelsPerUnit,
    y: framing.centreY - (point[1] * COS - point[2] * SIN) * zoom * framing.pixelsPerUnit,
    zoom,
  };
}
