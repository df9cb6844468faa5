import type Phaser from 'phaser';
import { ATLAS, ATLAS_DENSITY } from '../art/atlas.ts';
import type { FrameName } from '../art/frames.ts';

/** The scale at which a frame of the atlas has its logical size. */
export const UNIT_SCALE = 1 / ATLAS_DENSITY;

/**
 * Images that are stamped anew each frame: what is stamped first lies lowest, what is not stamped is hidden. Nothing is
 * created once the pool has grown to what the busiest frame needs.
 */
export class SpritePool {
  readonly #scene: Phaser.Scene;
  readonly #depth: number;
  readonly #additive: boolean;
  readonly #sprites: Phaser.GameObjects.Image[] = [];
  #used = 0;

  constructor(scene: Phaser.Scene, depth: number, { additive = false } = {}) {
    this.#scene = scene;
    this.#depth = depth;
    this.#additive = additive;
  }

  begin(): void {
    this.#used = 0;
  }

  /** An image of the frame at a place in logical pixels, in its logical size and otherwise untouched. */
  stamp(frame: FrameName, x: number, y: number): Phaser.GameObjects.Image {
    const sprite = this.#sprites[this.#used] ?? this.#create();
    this.#used++;
    if (sprite.frame.name !== frame) sprite.setFrame(frame);
    return sprite.setVisible(true).setPosition(x, y).setScale(UNIT_SCALE).setRotation(0).setAlpha(1).clearTint();
  }

  end(): void {
    for (let index = this.#used; index < this.#sprites.length; index++) {
      (this.#sprites[index] as Phaser.GameObjects.Image).setVisible(false);
    }
  }

  #create(): Phaser.GameObjects.Image {
    const sprite = this.#scene.add.image(0, 0, ATLAS, 'glow').setDepth(this.#depth);
    if (this.#additive) sprite.setBlendMode('ADD');
    this.#sprites.push(sprite);
    return sprite;
  }
}
