import type Phaser from 'phaser';
import { Particles } from '../../picture/particles.ts';
import { SpritePool } from '../../picture/sprite-pool.ts';
import { ATLAS } from '../art/atlas.ts';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';

export type Pool = SpritePool<FrameName>;

/** Stamps frames of this game. */
export function createPool(scene: Phaser.Scene, depth: keyof typeof DEPTH, { additive = false } = {}): Pool {
  return new SpritePool<FrameName>(scene, { atlas: ATLAS, depth: DEPTH[depth], additive });
}

/** Short-lived pictures of this game. */
export function createParticles(scene: Phaser.Scene): Particles<FrameName> {
  return new Particles<FrameName>(scene, {
    atlas: ATLAS,
    glow: 'glow',
    matterDepth: DEPTH.matter,
    lightDepth: DEPTH.light,
  });
}
