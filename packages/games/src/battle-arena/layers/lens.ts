import { approach } from '@star-seekers/stage/picture/angles.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import type { Shake } from '@star-seekers/stage/picture/impact.ts';
import type Phaser from 'phaser';
import { CANVAS } from '../rules.ts';

const FOLLOW_HALF_LIFE_MS = 60;

type Camera = Pick<Phaser.Cameras.Scene2D.Camera, 'width' | 'height'> & {
  setZoom(zoom: number): unknown;
  setScroll(x: number, y: number): unknown;
};

/**
 * Shows the whole height of the field. Where the canvas is taller than the field is, as on a phone upright, that is a part of its width,
 * which moves with the ship: to either side the same share of the room that the ship has there is seen.
 */
export class Lens {
  readonly #camera: Camera;
  /** Where the ship is in the width of the field, from 0 to 1. */
  #share: number | undefined;

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  reset(): void {
    this.#share = undefined;
  }

  draw(
    { x }: { readonly x: number },
    { offset }: Pick<Shake, 'offset'>,
    { deltaMs }: Pick<FrameClock, 'deltaMs'>,
  ): void {
    const { width, height } = this.#camera;
    const share = x / CANVAS.width;
    this.#share = this.#share === undefined ? share : approach(this.#share, share, deltaMs, FOLLOW_HALF_LIFE_MS);
    const zoom = Math.max(1, (height * CANVAS.width) / (width * CANVAS.height));
    this.#camera.setZoom((width / CANVAS.width) * zoom);
    this.#camera.setScroll(this.#share * (CANVAS.width - CANVAS.width / zoom) + offset.x, offset.y);
  }
}
