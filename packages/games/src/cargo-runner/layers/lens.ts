import { STEP } from '@star-seekers/sim';
import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { approach } from '@star-seekers/stage/picture/angles.ts';
import { isNarrow } from '@star-seekers/stage/picture/narrow-board.ts';
import { Shake } from '@star-seekers/stage/picture/impact.ts';
import type { Point } from '../grid.ts';
import { CANVAS } from '../rules.ts';
import type { CargoState } from '../state.ts';

/** Zoom on a narrow board, where the cells of the whole deck would be too small; more where the board is tall too. */
const CLOSE_UP = { wide: 1.9, tall: 2.2 } as const;
/** Distance of the picture's middle ahead of a moving courier, in pixels. */
const LOOK_AHEAD_PX = 60;
const FOLLOW_HALF_LIFE_MS = 140;
/** How far the camera leans in: at the alarm, in the chase after it, when a deck is left, and at the capture. */
const LEAN = { alarm: 1.12, chase: 1.05, escape: 1.15, caught: 1.25 } as const;
const LEAN_HALF_LIFE_MS = 180;

/** Selects the visible part of the deck: all of it for a viewer, else on a small screen a part round the courier. */
export class Lens {
  readonly #scene: Phaser.Scene;
  readonly #isWatched: boolean;
  readonly #middle: Point = { x: 0, y: 0 };
  #isReset = true;
  #lean = 1;
  readonly shake = new Shake();
  /** 1 shows the whole deck. */
  zoom = 1;
  /** The visible part. */
  readonly view = { x: 0, y: 0, width: CANVAS.width as number, height: CANVAS.height as number };

  constructor(scene: Phaser.Scene, isWatched: boolean) {
    this.#scene = scene;
    this.#isWatched = isWatched;
  }

  reset(): void {
    this.#isReset = true;
    this.shake.reset();
  }

  draw(state: Readonly<CargoState>, at: Readonly<Point>, clock: FrameClock): void {
    const { player } = state;
    const { main } = this.#scene.cameras;
    const lean = clock.reducedMotion ? 1 : leanOf(state);
    this.#lean = this.#isReset ? lean : approach(this.#lean, lean, clock.deltaMs, LEAN_HALF_LIFE_MS);
    const shape = main.height / main.width;
    const closeUp = shape > CANVAS.height / CANVAS.width ? CLOSE_UP.tall : CLOSE_UP.wide;
    this.zoom = this.#isWatched ? 1 : (isNarrow(this.#scene) ? closeUp : 1) * this.#lean;
    this.view.width = CANVAS.width / this.zoom;
    this.view.height = this.view.width * shape;
    const ahead = player.moving ? LOOK_AHEAD_PX : 0;
    const target = { x: at.x + STEP[player.heading].x * ahead, y: at.y + STEP[player.heading].y * ahead };
    const halfLife = this.#isReset ? 0 : FOLLOW_HALF_LIFE_MS;
    this.#middle.x = halfLife === 0 ? target.x : approach(this.#middle.x, target.x, clock.deltaMs, halfLife);
    this.#middle.y = halfLife === 0 ? target.y : approach(this.#middle.y, target.y, clock.deltaMs, halfLife);
    this.#isReset = false;
    this.view.x = startOf(this.#middle.x, this.view.width, CANVAS.width);
    this.view.y = startOf(this.#middle.y, this.view.height, CANVAS.height);
    this.shake.advance(clock);
    // The stage sets the camera to the size of the canvas; the deck fills it at this zoom.
    main.setZoom((main.width / CANVAS.width) * this.zoom);
    main.setScroll(this.view.x + this.shake.offset.x, this.view.y + this.shake.offset.y);
  }
}

function leanOf({ drones, fate, phase }: Readonly<CargoState>): number {
  if (fate?.cause === 'caught') return LEAN.caught;
  if (phase === 'levelComplete' || fate?.cause === 'victory') return LEAN.escape;
  const hunters = drones.filter(({ mode }) => mode === 'chase');
  // A drone that gives the alarm stands still for so long.
  if (hunters.some(({ ticks }) => ticks > 0)) return LEAN.alarm;
  return hunters.length > 0 ? LEAN.chase : 1;
}

/** Where a part of the deck begins: round a middle, inside the deck, or centred where it is longer than the deck. */
function startOf(middle: number, length: number, whole: number): number {
  return length < whole ? clamp(middle - length / 2, 0, whole - length) : (whole - length) / 2;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
