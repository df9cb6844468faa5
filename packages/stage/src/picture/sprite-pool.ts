import type Phaser from 'phaser';
import { ATLAS, ATLAS_DENSITY } from './atlas.ts';
import {
  type PaintedImageOptions,
  type PlainTarget,
  type QuadTarget,
  addPaintedImage,
  packTint,
} from './painted-image.ts';

/** One frame of an atlas as it lies in the picture, in logical pixels. The setters are Phaser's own, without what they look after. */
class Stamp {
  frame: Phaser.Textures.Frame;
  x = 0;
  y = 0;
  scaleX = 1;
  scaleY = 1;
  /** In radians, clockwise. */
  rotation = 0;
  /** From 0 to 1. */
  alpha = 1;
  /** What the colours are multiplied by. */
  tint = 0xffffff;

  constructor(frame: Phaser.Textures.Frame) {
    this.frame = frame;
  }

  /** Untouched, at a place. */
  reset(frame: Phaser.Textures.Frame, x: number, y: number, scale: number): this {
    this.frame = frame;
    this.x = x;
    this.y = y;
    this.scaleX = scale;
    this.scaleY = scale;
    this.rotation = 0;
    this.alpha = 1;
    this.tint = 0xffffff;
    return this;
  }

  setScale(x: number, y = x): this {
    this.scaleX = x;
    this.scaleY = y;
    return this;
  }

  setRotation(radians: number): this {
    this.rotation = radians;
    return this;
  }

  setAlpha(alpha: number): this {
    this.alpha = Math.min(1, Math.max(0, alpha));
    return this;
  }

  setTint(tint: number): this {
    this.tint = tint;
    return this;
  }
}

/** The scale at which a frame of an atlas has its logical size. */
export const UNIT_SCALE = 1 / ATLAS_DENSITY;

export interface SpritePoolOptions extends PaintedImageOptions {
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

function paintStamp({ batch, view }: QuadTarget, stamp: Stamp, magnification: number): void {
  const { frame, x, y, rotation, tint, alpha } = stamp;
  const { a, b, c, d, e, f } = view;
  const { u0, v0, u1, v1 } = frame;
  const width = stamp.scaleX * magnification * frame.cutWidth;
  const height = stamp.scaleY * magnification * frame.cutHeight;
  const cos = rotation === 0 ? 1 : Math.cos(rotation);
  const sin = rotation === 0 ? 0 : Math.sin(rotation);
  // The two edges of the frame, and its corner, as they are seen.
  const acrossX = cos * width;
  const acrossY = sin * width;
  const downX = -sin * height;
  const downY = cos * height;
  const left = x - acrossX * pivotX(frame) - downX * pivotY(frame);
  const top = y - acrossY * pivotX(frame) - downY * pivotY(frame);
  const x0 = a * left + c * top + e;
  const y0 = b * left + d * top + f;
  const x1 = x0 + a * downX + c * downY;
  const y1 = y0 + b * downX + d * downY;
  const rightX = a * acrossX + c * acrossY;
  const rightY = b * acrossX + d * acrossY;
  const color = packTint(tint, alpha);
  batch.corner(x1, y1, u0, v1, color);
  batch.corner(x0, y0, u0, v0, color);
  batch.corner(x1 + rightX, y1 + rightY, u1, v1, color);
  batch.corner(x0 + rightX, y0 + rightY, u1, v0, color);
}

function pivotX(frame: Phaser.Textures.Frame): number {
  return frame.customPivot ? frame.pivotX : 0.5;
}

function pivotY(frame: Phaser.Textures.Frame): number {
  return frame.customPivot ? frame.pivotY : 0.5;
}
