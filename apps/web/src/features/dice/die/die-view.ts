import { BLOOM_REACH, addBloom } from './bloom.ts';
import type { Framing } from './camera.ts';
import { renderFloorLight } from './floor-light.ts';
import type { DieLook } from './look.ts';
import { createMaterial } from './material.ts';
import { NO_PIXELS, type PixelRect, grow, union } from './pixel-rect.ts';
import { type DiePicture, boundsOf, glowSize, renderDie } from './render-die.ts';
import type { Pose } from './tumble.ts';

/** What the canvases show, in units of the scene: the pad lies in the lower part, with room for the die's flight above. */
export const VIEW_UNITS = { width: 8.4, above: 5.6, below: 2.4 } as const;

/** CSS pixels for each pixel of the floor's light, which is soft anyway. */
const FLOOR_SCALE = 7;

/** A moving die is drawn as finely as this time allows (ms). */
const FRAME_BUDGET_MS = 9;
/** Pixels for each CSS pixel: a moving die never has fewer, and more are never seen. */
const SCALE = { coarsest: 0.4, finest: 2.5, step: 0.1 } as const;

export interface DieView {
  /** @param width of the canvases in CSS pixels */
  resize(width: number, pixelRatio: number): void;
  /** Draws the scene; a moving die as finely as the device is fast, a resting one as finely as its screen is. */
  draw(pose: Pose, moving: boolean): void;
}

/** The two pictures that lie over each other and are enlarged to the same size by the page. */
export interface DieCanvases {
  readonly floor: HTMLCanvasElement;
  readonly die: HTMLCanvasElement;
}

/** Draws the die and what it does to the floor, without a graphics card. */
export function createDieView(canvases: DieCanvases, look: DieLook): DieView {
  const material = createMaterial(look);
  const floor = createSurface(canvases.floor);
  const die = createSurface(canvases.die);
  let viewWidth = 0;
  let finest = 1;
  /** What a frame with one pixel for each CSS pixel costs on this device, smoothed (ms). */
  let frameCost = FRAME_BUDGET_MS;
  let glow = new Float32Array(0);
  let scratch = new Float32Array(0);
  let drawn: PixelRect = NO_PIXELS;

  const drawFloor = (pose: Pose) => {
    const image = floor.sized(sizeOf(viewWidth / FLOOR_SCALE));
    renderFloorLight(image.data, image.width, image.height, pose, frameView(image.width), look);
    floor.show();
  };

  const drawDie = (pose: Pose, scale: number) => {
    const size = sizeOf(viewWidth * scale);
    if (!die.has(size)) drawn = NO_PIXELS;
    const image = die.sized(size);
    const { columns, rows } = glowSize(size);
    if (glow.length !== columns * rows) {
      glow = new Float32Array(columns * rows);
      scratch = new Float32Array(columns * rows);
    }
    glow.fill(0);
    clear(image, drawn);
    const picture: DiePicture = { pixels: image.data, glow, ...size };
    const framing = frameView(size.width);
    renderDie(picture, pose, framing, material);
    const touched = grow(boundsOf(pose, framing, size), BLOOM_REACH, size);
    addBloom(picture, scratch, touched, look.pip);
    die.show(union(drawn, touched));
    drawn = touched;
  };

  return {
    resize(width, pixelRatio) {
      viewWidth = width;
      finest = Math.min(SCALE.finest, pixelRatio);
    },
    draw(pose, moving) {
      if (viewWidth === 0) return;
      const startedAt = performance.now();
      drawFloor(pose);
      const scale = moving ? affordableScale(frameCost, finest) : finest;
      drawDie(pose, scale);
      frameCost += ((performance.now() - startedAt) / scale ** 2 - frameCost) * 0.25;
    },
  };
}

/** In whole steps, so that the canvases do not change their size all the time. */
function affordableScale(frameCost: number, finest: number): number {
  const affordable = Math.sqrt(FRAME_BUDGET_MS / frameCost);
  return Math.min(finest, Math.max(SCALE.coarsest, Math.floor(affordable / SCALE.step) * SCALE.step));
}

/** The camera's picture, so many pixels wide. */
function frameView(width: number): Framing {
  const pixelsPerUnit = width / VIEW_UNITS.width;
  return { centreX: width / 2, centreY: VIEW_UNITS.above * pixelsPerUnit, pixelsPerUnit };
}

function sizeOf(width: number): { readonly width: number; readonly height: number } {
  const whole = Math.max(1, Math.round(width));
  const height = (whole * (VIEW_UNITS.above + VIEW_UNITS.below)) / VIEW_UNITS.width;
  return { width: whole, height: Math.max(1, Math.round(height)) };
}

function clear({ data, width }: ImageData, { left, top, right, bottom }: PixelRect): void {
  for (let row = top; row < bottom; row++) data.fill(0, (row * width + left) * 4, (row * width + right) * 4);
}

/** A canvas with its pixels at hand. */
function createSurface(canvas: HTMLCanvasElement) {
  // The pixels are ours alone: the browser need not keep them on the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let image = new ImageData(1, 1);
  const has = ({ width, height }: { width: number; height: number }) =>
    image.width === width && image.height === height;
  return {
    has,
    sized(size: { readonly width: number; readonly height: number }): ImageData {
      if (!has(size)) {
        canvas.width = size.width;
        canvas.height = size.height;
        image = new ImageData(size.width, size.height);
      }
      return image;
    },
    show(
      { left, top, right, bottom }: PixelRect = { left: 0, top: 0, right: image.width, bottom: image.height },
    ): void {
      context?.putImageData(image, 0, 0, left, top, right - left, bottom - top);
    },
  };
}
