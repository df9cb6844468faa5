import { poolsOf } from '../../picture/pools.ts';
import type { SpritePool } from '../../picture/sprite-pool.ts';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';

export type Pool = SpritePool<FrameName>;

/** How much larger everything is on a phone: more than its cell. */
const ON_PHONES = 1.35;

export const { createPool, createParticles } = poolsOf<FrameName, keyof typeof DEPTH>(DEPTH, ON_PHONES);
