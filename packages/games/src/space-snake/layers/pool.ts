import type Phaser from 'phaser';
import { magnifiedWhereNarrow } from '../../picture/narrow-board.ts';
import { Particles } from '../../picture/particles.ts';
import { SpritePool } from '../../picture/sprite-pool.ts';
import { ATLAS } from '../art/atlas.ts';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';

export type Pool = SpritePool<FrameName>;

/** How much larger everything is on a phone: more than its cell. */
const ON_PHONES = 1.35;

/** Stamps frames of this game. */
export function createPool(scene: Phaser.Scene, depth: keyof typeof DEPTH, { additive = false } = {}): Pool {
  return new SpritePool<FrameName>(scene, {
    atlas: ATLAS,
    depth: DEPTH[depth],
    additive,
    magnification: magnifiedWhereNarrow(scene, ON_PHONES),
  });
}

/** Short-lived pictures of this game. */
export function createParticles(scene: Phaser.Scene): Particles<FrameName> {
  return new Particles<FrameName>(scene, {
    atlas: ATLAS,
    glow: 'glow',
    matterDepth: DEPTH.matter,
    lightDepth: DEPTH.light,
    magnification: magnifiedWhereNarrow(scene, ON_PHONES),
  });
}
