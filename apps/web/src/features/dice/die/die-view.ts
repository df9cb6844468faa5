import { BLOOM_REACH, addBloom } from './bloom.ts';
import type { Framing } from './camera.ts';
import { renderFloorLight } from './floor-light.ts';
import type { DieLook } from './look.ts';
import { createMaterial } from './material.ts';
import { NO_PIXELS, type PixelRect, grow, union } from './pixel-rect.ts';
import { type DiePicture, boundsOf, glowSize, renderDie } from './render-die.ts';
import type { Pose } from './tumble.ts';

/** Extent of the canvases around the pad's middle, in scene units, with room above for the die's flight. */
export const VIEW_UNITS = { width: 8.4, above: 5.6, below: 2.4 } as const;

/** CSS pixels per pixel of the floor light, which is soft. */
const FLOOR_SCALE = 7;

/** Time budget that sets the resolution of a moving die (ms). */
const FRAME_BUDGET_MS = 9;
/** Limits of the resolution, in pixels per CSS pixel. */
const SCALE = { coarsest: 0.4, finest: 2.5, step: 0.1 } as const;

export interface DieView {
  /** @param width of the canvases in CSS pixels */
  resize(width: number, pixelRatio: number): void;
  /** Draws the scene: a moving die at a resolution that fits the frame budget, a resting one at that of the screen. */
  draw(pose: Pose, moving: boolean): void;
}

/** Two canvases on top of each other; the page scales both to the same size. */
export interface DieCanvases {
  readonly floor: HTMLCanvasElement;
  readonly die: HTMLCanvasElement;
}

/** Draws the die and its light and shadow on the floor, on the CPU. */
export function createDieView(canvases: DieCanvases, look: DieLook): DieView {
  const material = createMaterial(look);
  const floor = createSurface(canvases.floor);
  const die = createSurface(canvases.die);
  let viewWidth = 0;
  let finest = 1;
  /** Smoothed cost of a frame at one pixel per CSS pixel (ms). */
  let frameCost = FRAME_BUDGET_MS;
  let glow = new Float32Array(0);
  let scratch = new Float32Array(0);
  let dirtyRect: PixelRect = NO_PIXELS;

  const drawFloor = (pose: Pose) => {
    const image = floor.imageOf(sizeOf(viewWidth / FLOOR_SCALE));
    renderFloorLight(image.data, image.width, image.height, pose, frameView(image.width), look);
    floor.show();
  };

  const drawDie = (pose: Pose, scale: number) => {
    const size = sizeOf(viewWidth * scale);
    if (!die.hasSize(size)) dirtyRect = NO_PIXELS;
    const image = die.imageOf(size);
    const { columns, rows } = glowSize(size);
    if (glow.length !== columns * rows) {
      glow = new Float32Array(columns * rows);
      scratch = new Float32Array(columns * rows);
    }
    glow.fill(0);
    clear(image, dirtyRect);
    const picture: DiePicture = { pixels: image.data, glow, ...size };
    const framing = frameView(size.width);
    renderDie(picture, pose, framing, material);
    const frameRect = grow(boundsOf(pose, framing, size), BLOOM_REACH, size);
    addBloom(picture, scratch, frameRect, look.pip);
    die.show(union(dirtyRect, frameRect));
    dirtyRect = frameRect;
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

/** Rounded down to whole steps, so that the canvases rarely change their size. */
function affordableScale(frameCost: number, finest: number): number {
  const affordable = Math.sqrt(FRAME_BUDGET_MS / frameCost);
  return Math.min(finest, Math.max(SCALE.coarsest, Math.floor(affordable / SCALE.step) * SCALE.step));
}

/** Framing of a picture with the given width in pixels. */
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

/** A canvas with its image data. */
function createSurface(canvas: HTMLCanvasElement) {
  // All drawing is in software, so the browser need not keep the canvas on the GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let image = new ImageData(1, 1);
  const hasSize = ({ width, height }: { width: number; height: number }) =>
    image.width === width && image.height === height;
  return {
    hasSize,
    imageOf(size: { readonly width: number; readonly height: number }): ImageData {
      if (!hasSize(size)) {
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
