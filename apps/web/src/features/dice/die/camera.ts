import type { Vector } from './vector.ts';

/** Angle (radians) at which the scene is looked down on. */
export const ELEVATION = (44 * Math.PI) / 180;

/** From the eye to the middle of the landing pad, in units of the scene. */
export const EYE_DISTANCE = 10.5;

const SIN = Math.sin(ELEVATION);
const COS = Math.cos(ELEVATION);

/** The eye and the directions of its picture, in the scene. One unit along `right` or `up` at the pad's distance is one unit on the picture. */
export const EYE = {
  position: [0, SIN * EYE_DISTANCE, COS * EYE_DISTANCE],
  right: [1, 0, 0],
  up: [0, COS, -SIN],
  forward: [0, -SIN, -COS],
} as const satisfies Record<string, Vector>;

/** Where a picture of the scene puts the middle of the pad, and how large it draws a unit there; in pixels. */
export interface Framing {
  readonly centreX: number;
  readonly centreY: number;
  readonly pixelsPerUnit: number;
}

/** Where a point of the scene appears, in pixels, and how much larger than at the pad's distance. */
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
