import type Phaser from 'phaser';
import { SpritePool as AnySpritePool } from '../../picture/sprite-pool.ts';
import { ATLAS } from '../art/atlas.ts';
import type { FrameName } from '../art/frames.ts';

export { UNIT_SCALE } from '../../picture/sprite-pool.ts';

/** Stamps frames of this game. */
export class SpritePool extends AnySpritePool<FrameName> {
  constructor(scene: Phaser.Scene, depth: number, { additive = false } = {}) {
    super(scene, { atlas: ATLAS, depth, additive });
  }
}
