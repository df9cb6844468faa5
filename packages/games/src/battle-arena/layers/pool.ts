import type Phaser from 'phaser';
import { magnifiedWhereNarrow } from '../../picture/narrow-board.ts';
import { Particles } from '../../picture/particles.ts';
import { SpritePool } from '../../picture/sprite-pool.ts';
import { ATLAS } from '../art/atlas.ts';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';

export type Pool = SpritePool<FrameName>;

/** How much larger things are on a phone; what is not named is as large as the rules have it, or is no thing. */
const ON_PHONES: Partial<Record<keyof typeof DEPTH, number>> = {
  engine: 1.15,
  plume: 1.15,
  rock: 1.15,
  powerUp: 1.4,
  enemy: 1.15,
  boss: 1.15,
  ship: 1.15,
  matter: 1.15,
  flash: 1.15,
  shot: 1.5,
  bullet: 1.5,
};

/** Stamps frames of this game. */
export function createPool(scene: Phaser.Scene, depth: keyof typeof DEPTH, { additive = false } = {}): Pool {
  return new SpritePool<FrameName>(scene, {
    atlas: ATLAS,
    depth: DEPTH[depth],
    additive,
    magnification: magnifiedWhereNarrow(scene, ON_PHONES[depth] ?? 1),
  });
}

/** Short-lived pictures of this game. */
export function createParticles(scene: Phaser.Scene): Particles<FrameName> {
  return new Particles<FrameName>(scene, {
    atlas: ATLAS,
    glow: 'glow',
    matterDepth: DEPTH.matter,
    lightDepth: DEPTH.light,
    magnification: magnifiedWhereNarrow(scene, ON_PHONES.matter ?? 1),
  });
}
