import type Phaser from 'phaser';
import { ATLAS, ATLAS_DENSITY } from './atlas.ts';
import { type PlainTarget, QUAD_OPTIONS, type QuadTarget, addPaintedImage, packTint } from './painted-image.ts';
import { Stamp } from './stamp.ts';

/** The scale at which a frame of an atlas has its logical size. */
export const UNIT_SCALE = 1 / ATLAS_DENSITY;

export interface SpritePoolOptions {
  readonly depth: number;
  /** Adds its light to what lies behind it. */
  readonly additive?: boolean;
  /** Magnification of every sprite round its own centre, for boards that are shown small. */
  readonly magnification?: (() => number) | undefined;
}

/**
 * Sprites that are stamped anew each frame, the first one lowest. Nothing is allocated once the pool has grown to the busiest frame, and
 * Phaser sees one image, however many there are.
 */
export class SpritePool<Frame extends string> {
  readonly #texture: Phaser.Textures.Texture;
  readonly #image: Phaser.GameObjects.Image;
  readonly #stamps: Stamp[] = [];
  readonly #magnification: () => number;
  #used = 0;

  constructor(scene: Phaser.Scene, options: SpritePoolOptions) {
    this.#magnification = options.magnification ?? (() => 1);
    this.#texture = scene.textures.get(ATLAS);
    this.#image = addPaintedImage(scene, options, {
      paint: (target) => this.#paint(target),
      paintPlainly: (target) => this.#paintPlainly(target),
    });
  }

  begin(): void {
    this.#used = 0;
  }

  /** A frame at a place in logical pixels, in its logical size and otherwise untouched. */
  stamp(name: Frame, x: number, y: number): Stamp {
    const frame = this.#texture.get(name);
    const stamp = (this.#stamps[this.#used] ??= new Stamp(frame));
    this.#used++;
    return stamp.reset(frame, x, y, UNIT_SCALE);
  }

  end(): void {
    this.#image.visible = this.#used > 0;
  }

  #paint(target: QuadTarget): void {
    const magnification = this.#magnification();
    for (let index = 0; index < this.#used; index++) {
      paintStamp(target, this.#stamps[index] as Stamp, magnification);
    }
  }

  #paintPlainly({ image, draw }: PlainTarget): void {
    const magnification = this.#magnification();
    for (let index = 0; index < this.#used; index++) {
      const { frame, x, y, scaleX, scaleY, rotation, alpha } = this.#stamps[index] as Stamp;
      image.setFrame(frame, true, false).setOrigin(pivotX(frame), pivotY(frame));
      image
        .setPosition(x, y)
        .setScale(scaleX * magnification, scaleY * magnification)
        .setRotation(rotation)
        .setAlpha(alpha);
      draw();
    }
  }
}

function paintStamp({ batch, context, view }: QuadTarget, stamp: Stamp, magnification: number): void {
  const { frame, x, y, rotation, tint, alpha } = stamp;
  const [scaleX, scaleY] = [stamp.scaleX * magnification, stamp.scaleY * magnification];
  const [cos, sin] = rotation === 0 ? [1, 0] : [Math.cos(rotation), Math.sin(rotation)];
  const { a, b, c, d, e, f } = view;
  // The two edges of the frame, and its middle, as they are seen.
  const acrossX = cos * scaleX * frame.cutWidth;
  const acrossY = sin * scaleX * frame.cutWidth;
  const downX = -sin * scaleY * frame.cutHeight;
  const downY = cos * scaleY * frame.cutHeight;
  const left = x - acrossX * pivotX(frame) - downX * pivotY(frame);
  const top = y - acrossY * pivotX(frame) - downY * pivotY(frame);
  const x0 = a * left + c * top + e;
  const y0 = b * left + d * top + f;
  const rightX = a * acrossX + c * acrossY;
  const rightY = b * acrossX + d * acrossY;
  const bottomX = a * downX + c * downY;
  const bottomY = b * downX + d * downY;
  const color = packTint(tint, alpha);
  batch.batch(
    context,
    frame.source.glTexture as Phaser.Renderer.WebGL.Wrappers.WebGLTextureWrapper,
    x0,
    y0,
    x0 + bottomX,
    y0 + bottomY,
    x0 + rightX,
    y0 + rightY,
    x0 + rightX + bottomX,
    y0 + rightY + bottomY,
    frame.u0,
    frame.v0,
    frame.u1 - frame.u0,
    frame.v1 - frame.v0,
    0,
    color,
    color,
    color,
    color,
    QUAD_OPTIONS,
  );
}

function pivotX(frame: Phaser.Textures.Frame): number {
  return frame.customPivot ? frame.pivotX : 0.5;
}

function pivotY(frame: Phaser.Textures.Frame): number {
  return frame.customPivot ? frame.pivotY : 0.5;
}
