import { poolsOf } from '@star-seekers/stage/picture/pools.ts';
import type { SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import type { FrameName } from '../art/frames.ts';

/** Depths from the back to the front. */
export const DEPTH = {
  backdrop: 0,
  room: 2,
  ghost: 3,
  portal: 5,
  gate: 6,
  plume: 7,
  resource: 10,
  enemy: 20,
  convoy: 30,
  lamps: 31,
  death: 35,
  matter: 40,
  light: 41,
  rim: 50,
  hitBoxes: 60,
} as const;

export type Pool = SpritePool<FrameName>;

/** Magnification on a phone; things are then larger than a cell. */
const LARGE = 1.35;
/** Of raiders: they fill neighbouring cells, and each must show which cell is closed. */
const RAIDER = 1.08;

export const { createPool, createParticles } = poolsOf<FrameName, keyof typeof DEPTH>(DEPTH, {
  portal: LARGE,
  gate: RAIDER,
  plume: LARGE,
  resource: LARGE,
  enemy: RAIDER,
  convoy: LARGE,
  lamps: LARGE,
  death: LARGE,
  matter: LARGE,
  light: LARGE,
});
