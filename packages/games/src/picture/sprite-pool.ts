import type Phaser from 'phaser';
import { ATLAS_DENSITY } from './atlas.ts';

/** The scale at which a frame of an atlas has its logical size. */
export const UNIT_SCALE = 1 / ATLAS_DENSITY;

export interface SpritePoolOptions {
  /** Key of the atlas among the textures of the game. */
  readonly atlas: string;
  readonly depth: number;
  /** Adds its light to what lies behind it. */
  readonly additive?: boolean;
}

/**
 * Images that are stamped anew each frame: what is stamped first lies lowest, what is not stamped is hidden. Nothing is
 * created once the pool has grown to what the busiest frame needs.
 */
export class SpritePool<Frame extends string> {
  readonly #scene: Phaser.Scene;
  readonly #options: SpritePoolOptions;
  readonly #sprites: Phaser.GameObjects.Image[] = [];
  #used = 0;

  constructor(scene: Phaser.Scene, options: SpritePoolOptions) {
    this.#scene = scene;
    this.#options = options;
  }

  begin(): void {
    this.#used = 0;
  }

  /** An image of the frame at a place in logical pixels, in its logical size and otherwise untouched. */
  stamp(frame: Frame, x: number, y: number): Phaser.GameObjects.Image {
    const sprite = this.#sprites[this.#used] ?? this.#create(frame);
    this.#used++;
    if (sprite.frame.name !== frame) show(sprite, frame);
    return sprite.setVisible(true).setPosition(x, y).setScale(UNIT_SCALE).setRotation(0).setAlpha(1).clearTint();
  }

  end(): void {
    for (let index = this.#used; index < this.#sprites.length; index++) {
      (this.#sprites[index] as Phaser.GameObjects.Image).setVisible(false);
    }
  }

  #create(frame: Frame): Phaser.GameObjects.Image {
    const { atlas, depth, additive } = this.#options;
    const sprite = this.#scene.add.image(0, 0, atlas, frame).setDepth(depth);
    if (additive) sprite.setBlendMode('ADD');
    this.#sprites.push(sprite);
    return sprite;
  }
}

/** Phaser would leave the pivot of the last frame to one that has none. */
function show(sprite: Phaser.GameObjects.Image, name: string): void {
  const { frame } = sprite.setFrame(name, true, false);
  if (frame.customPivot) sprite.setOrigin(frame.pivotX, frame.pivotY);
  else sprite.setOrigin(0.5);
}
