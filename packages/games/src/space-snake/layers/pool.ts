import type Phaser from 'phaser';
import { Particles } from '../../picture/particles.ts';
import { SpritePool } from '../../picture/sprite-pool.ts';
import { ATLAS } from '../art/atlas.ts';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';

export type Pool = SpritePool<FrameName>;

/** On a board that is shown narrower than this, in CSS pixels, everything is larger than its cell, or it could not be told apart. */
const NARROW_PX = 620;
const MAGNIFICATION = 1.35;

function magnificationOn(scene: Phaser.Scene): () => number {
  return () => (scene.scale.displaySize.width < NARROW_PX ? MAGNIFICATION : 1);
}

/** Stamps frames of this game. */
export function createPool(scene: Phaser.Scene, depth: keyof typeof DEPTH, { additive = false } = {}): Pool {
  return new SpritePool<FrameName>(scene, {
    atlas: ATLAS,
    depth: DEPTH[depth],
    additive,
    magnification: magnificationOn(scene),
  });
}

/** Short-lived pictures of this game. */
export function createParticles(scene: Phaser.Scene): Particles<FrameName> {
  return new Particles<FrameName>(scene, {
    atlas: ATLAS,
    blank: 'glow',
    matterDepth: DEPTH.matter,
    lightDepth: DEPTH.light,
    magnification: magnificationOn(scene),
  });
}
