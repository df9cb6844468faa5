import { poolsOf } from '@star-seekers/stage/picture/pools.ts';
import { UNIT_SCALE, type SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import type { FrameName } from '../art/frames.ts';

/** Depths from the back to the front. Bullets lie above explosions. */
export const DEPTH = {
  sky: 0,
  stars: 1,
  planets: 2,
  ghost: 6,
  telegraph: 8,
  engine: 9,
  plume: 10,
  rock: 12,
  powerUp: 14,
  enemy: 20,
  boss: 22,
  ship: 30,
  matter: 36,
  flash: 40,
  light: 41,
  beam: 44,
  shot: 46,
  bullet: 50,
  words: 54,
  hitBoxes: 60,
} as const;

export type Pool = SpritePool<FrameName>;

export const { createPool, createParticles } = poolsOf<FrameName, keyof typeof DEPTH>(DEPTH, {
  engine: 1.15,
  plume: 1.15,
  rock: 1.15,
  powerUp: 1.4,
  enemy: 1.15,
  boss: 1.15,
  ship: 1.15,
  ghost: 1.15,
  matter: 1.15,
  flash: 1.15,
  shot: 1.5,
  bullet: 1.5,
});

/** Scale that stretches the bar's frame of 16 px to a length. */
export const barScale = (px: number): number => (UNIT_SCALE * px) / 16;
