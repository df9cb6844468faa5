import { poolsOf } from '@star-seekers/stage/picture/pools.ts';
import type { SpritePool } from '@star-seekers/stage/picture/sprite-pool.ts';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';

export type Pool = SpritePool<FrameName>;

/** Magnification on a phone; things are then larger than a cell. */
const ON_PHONES = 1.35;

export const { createPool, createParticles } = poolsOf<FrameName, keyof typeof DEPTH>(DEPTH, ON_PHONES);
