import type Phaser from 'phaser';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { approach } from '../../picture/angles.ts';
import { isNarrow } from '../../picture/narrow-board.ts';
import { Shake } from '../../picture/shake.ts';
import { type Point, STEP } from '../grid.ts';
import { CANVAS } from '../rules.ts';
import type { CargoState } from '../state.ts';

/** A narrow board is shown in part, so much larger: cells would be too small for a thumb's eye. */
const CLOSE_UP = 1.9;
/** How far the picture looks ahead of the courier, in pixels. */
const LOOK_AHEAD_PX = 60;
const FOLLOW_HALF_LIFE_MS = 140;

/** What of the deck is in the picture: all of it, or on a small screen a part round the courier. */
export class Lens {
  readonly #scene: Phaser.Scene;
  readonly #middle: Point = { x: 0, y: 0 };
  #fresh = true;
  readonly shake = new Shake();
  /** How much larger than the whole deck the picture is. */
  zoom = 1;
  /** The part that is seen. */
  readonly view = { x: 0, y: 0, width: CANVAS.width as number, height: CANVAS.height as number };

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  reset(): void {
    this.#fresh = true;
    this.shake.reset();
  }

  draw({ player }: Readonly<CargoState>, at: Readonly<Point>, clock: FrameClock): void {
    const { main } = this.#scene.cameras;
    this.zoom = isNarrow(this.#scene) ? CLOSE_UP : 1;
    this.view.width = CANVAS.width / this.zoom;
    this.view.height = CANVAS.height / this.zoom;
    const ahead = player.moving ? LOOK_AHEAD_PX : 0;
    const target = { x: at.x + STEP[player.heading].x * ahead, y: at.y + STEP[player.heading].y * ahead };
    const halfLife = this.#fresh ? 0 : FOLLOW_HALF_LIFE_MS;
    this.#middle.x = halfLife === 0 ? target.x : approach(this.#middle.x, target.x, clock.deltaMs, halfLife);
    this.#middle.y = halfLife === 0 ? target.y : approach(this.#middle.y, target.y, clock.deltaMs, halfLife);
    this.#fresh = false;
    this.view.x = clamp(this.#middle.x - this.view.width / 2, 0, CANVAS.width - this.view.width);
    this.view.y = clamp(this.#middle.y - this.view.height / 2, 0, CANVAS.height - this.view.height);
    this.shake.advance(clock);
    // The stage has given the camera the size of the canvas; the deck fills it at this zoom.
    main.setZoom((main.width / CANVAS.width) * this.zoom);
    main.setScroll(this.view.x + this.shake.offset.x, this.view.y + this.shake.offset.y);
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
