import { renderBloom } from './bloom.ts';
import { BLOOM_SCALE, glowSize, renderDie } from './render-die.ts';
import { renderFloorLight } from './floor-light.ts';
import type { Framing } from './camera.ts';
import type { DieLook } from './look.ts';
import { createMaterial } from './material.ts';
import type { Pose } from './tumble.ts';

/** Pixels of the stage for each one of the floor's light, which is soft anyway. */
const FLOOR_SCALE = 7;

/** A moving die may take this long to draw (ms); above it, it is drawn coarser. */
const FRAME_BUDGET_MS = 11;
/** How much coarser, from the finest to the coarsest. */
const GRADES = [1, 0.8, 0.64, 0.5, 0.4] as const;
/** More than this many pixels for a CSS pixel are not seen. */
const FINEST = 2.5;

export interface Stage {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

export interface DieView {
  resize(stage: Stage): void;
  setLook(look: DieLook): void;
  /** Draws the scene; a moving die as finely as the device is fast, a resting one as finely as its screen is. */
  draw(pose: Pose, moving: boolean): void;
}

/** What the canvas shows, in units of the scene: the pad lies in its lower part, with room for the die's flight above. */
export const STAGE_UNITS = { width: 8.4, above: 5.6, below: 2.4 } as const;

function frameStage({ width }: Stage): Framing {
  const pixelsPerUnit = width / STAGE_UNITS.width;
  return { centreX: width / 2, centreY: STAGE_UNITS.above * pixelsPerUnit, pixelsPerUnit };
}

/** Draws the die, its light on the floor and its bloom to a canvas, without a graphics card. */
export function createDieView(canvas: HTMLCanvasElement, firstLook: DieLook): DieView {
  const context = canvas.getContext('2d');
  const layers = { floor: createLayer(), die: createLayer(), bloom: createLayer() };
  let look = firstLook;
  let material = createMaterial(look);
  let stage: Stage = { width: 0, height: 0, pixelRatio: 1 };
  let grade = 0;
  let glow = new Float32Array(0);
  let scratch = new Float32Array(0);

  const drawDie = (pose: Pose, pixelScale: number): void => {
    const framing = scaled(frameStage(stage), pixelScale);
    const image = layers.die.image(Math.round(stage.width * pixelScale), Math.round(stage.height * pixelScale));
    const size = glowSize(image.width, image.height);
    if (glow.length !== size.columns * size.rows) {
      glow = new Float32Array(size.columns * size.rows);
      scratch = new Float32Array(glow.length);
    }
    image.data.fill(0);
    glow.fill(0);
    renderDie({ pixels: image.data, glow, width: image.width, height: image.height }, pose, framing, material);
    layers.die.show();
    const bloom = layers.bloom.image(size.columns, size.rows);
    renderBloom(bloom.data, glow, scratch, size, BLOOM_SCALE ** 2, look.pip);
    layers.bloom.show();
  };

  return {
    resize(next) {
      stage = next;
      canvas.width = Math.round(stage.width * stage.pixelRatio);
      canvas.height = Math.round(stage.height * stage.pixelRatio);
    },
    setLook(next) {
      look = next;
      material = createMaterial(look);
    },
    draw(pose, moving) {
      if (!context || stage.width === 0) return;
      const startedAt = performance.now();
      const { width, height } = canvas;
      const floor = layers.floor.image(Math.ceil(stage.width / FLOOR_SCALE), Math.ceil(stage.height / FLOOR_SCALE));
      renderFloorLight(floor.data, floor.width, floor.height, pose, scaled(frameStage(stage), 1 / FLOOR_SCALE), look);
      layers.floor.show();
      const pixelScale = Math.min(FINEST, stage.pixelRatio) * (moving ? (GRADES[grade] ?? 1) : 1);
      drawDie(pose, pixelScale);

      context.clearRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      const floorZoom = FLOOR_SCALE * stage.pixelRatio;
      context.drawImage(layers.floor.canvas, 0, 0, floor.width * floorZoom, floor.height * floorZoom);
      context.drawImage(layers.die.canvas, 0, 0, width, height);
      context.globalCompositeOperation = 'lighter';
      const bloomZoom = (BLOOM_SCALE * stage.pixelRatio) / pixelScale;
      const { canvas: bloom } = layers.bloom;
      context.drawImage(bloom, 0, 0, bloom.width * bloomZoom, bloom.height * bloomZoom);
      context.globalCompositeOperation = 'source-over';

      if (moving) grade = nextGrade(grade, performance.now() - startedAt);
    },
  };
}

/** Coarser after a slow frame; finer again when that would still be fast enough. */
function nextGrade(grade: number, tookMs: number): number {
  if (tookMs > FRAME_BUDGET_MS) return Math.min(GRADES.length - 1, grade + 1);
  return tookMs < FRAME_BUDGET_MS * 0.5 ? Math.max(0, grade - 1) : grade;
}

function scaled({ centreX, centreY, pixelsPerUnit }: Framing, factor: number): Framing {
  return { centreX: centreX * factor, centreY: centreY * factor, pixelsPerUnit: pixelsPerUnit * factor };
}

/** A canvas that is never shown itself, with its pixels in memory. */
function createLayer() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  let image = new ImageData(1, 1);
  return {
    canvas,
    image(width: number, height: number): ImageData {
      if (image.width !== width || image.height !== height) {
        canvas.width = width;
        canvas.height = height;
        image = new ImageData(width, height);
      }
      return image;
    },
    show(): void {
      context?.putImageData(image, 0, 0);
    },
  };
}
