import type Phaser from 'phaser';

/** A board that is shown narrower than this, in CSS pixels, is a phone's: what is drawn for a desk could not be told apart on it. */
const NARROW_PX = 620;

export function isNarrow(scene: Phaser.Scene): boolean {
  return scene.scale.displaySize.width < NARROW_PX;
}

/** The magnification of a pool whose pictures are so much larger on a narrow board. What the rules test stays as it is. */
export function magnifiedWhereNarrow(scene: Phaser.Scene, factor: number): () => number {
  return () => (isNarrow(scene) ? factor : 1);
}
