import { poolsOf } from '@star-seekers/stage/picture/pools.ts';
import type { SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import type { FrameName } from '../art/frames.ts';

/** Depths from the back to the front. */
export const DEPTH = {
  deck: 0,
  dark: 1,
  station: 2,
  ghost: 4,
  sight: 5,
  stationLight: 6,
  cargoLight: 7,
  plume: 8,
  cargo: 10,
  tow: 20,
  courier: 25,
  drone: 30,
  sign: 33,
  caught: 35,
  matter: 36,
  eye: 40,
  light: 41,
  escape: 42,
  pointer: 50,
  hitBoxes: 60,
} as const;

export type Pool = SpritePool<FrameName>;

export const { createPool, createParticles } = poolsOf<FrameName, keyof typeof DEPTH>(DEPTH);
