import { poolsOf } from '@star-seekers/stage/picture/pools.ts';
import type { SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';

export type Pool = SpritePool<FrameName>;

export const { createPool, createParticles } = poolsOf<FrameName, keyof typeof DEPTH>(DEPTH);
