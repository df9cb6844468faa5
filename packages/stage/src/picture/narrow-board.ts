import type Phaser from 'phaser';

/** Boards narrower than this, in CSS pixels, are a phone's, where sprites of desktop size cannot be told apart. */
const NARROW_PX = 620;

export function isNarrow(scene: Phaser.Scene): boolean {
  return scene.scale.displaySize.width < NARROW_PX;
}

/** The magnification of a pool whose pictures are so much larger on a narrow board. What the rules test stays as it is. */
export function magnifiedWhereNarrow(scene: Phaser.Scene, factor: number): () => number {
  return () => (isNarrow(scene) ? factor : 1);
}
