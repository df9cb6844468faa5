import { poolsOf } from '@star-seekers/stage/picture/pools.ts';
import type { SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';

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
