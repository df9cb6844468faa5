import type Phaser from 'phaser';

/** One frame of an atlas as it lies in the picture, in logical pixels. The setters are Phaser's own, without what they look after. */
export class Stamp {
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
