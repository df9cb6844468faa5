import type { Heading } from '../grid.ts';

/** The rotation of a picture whose front is up, in radians. */
export const ROTATION = {
  up: 0,
  right: Math.PI / 2,
  down: Math.PI,
  left: -Math.PI / 2,
} as const satisfies Record<Heading, number>;
