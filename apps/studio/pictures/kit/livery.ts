import * as THREE from 'three';
import type { Vec2 } from './vector.ts';

/** Paint that is projected onto a hull from above. */
export interface Livery {
  readonly texture: THREE.Texture;
  /** Corners of the painted area: x, z, x, z. */
  readonly box: readonly [number, number, number, number];
}

/** Drawing functions for a livery, in units of the ship. */
export interface Brush {
  polygon(points: readonly Vec2[], colour: string): void;
  /** Slanted stripes of two colours in a rectangle. */
  hazard(x: number, z: number, width: number, depth: number): void;
}

/** Draws a livery on the right half; the left half is its mirror image. */
export function livery(halfSize: number, draw: (brush: Brush) => void): Livery {
  const size = 1024;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas for a livery.');
  const unit = size / (2 * halfSize);
  for (const side of [1, -1]) {
    context.setTransform(unit * side, 0, 0, unit, size / 2, size / 2);
    draw(brushOn(context));
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.flipY = false;
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return { texture, box: [-halfSize, -halfSize, halfSize, halfSize] };
}

function brushOn(context: CanvasRenderingContext2D): Brush {
  const polygon = (points: readonly Vec2[], colour: string) => {
    context.fillStyle = colour;
    context.beginPath();
    for (const [x, z] of points) context.lineTo(x, z);
    context.closePath();
    context.fill();
  };
  return {
    polygon,
    hazard(x, z, width, depth) {
      context.save();
      context.beginPath();
      context.rect(x, z, width, depth);
      context.clip();
      const right = x + width;
      polygon(
        [
          [x, z],
          [right, z],
          [right, z + depth],
          [x, z + depth],
        ],
        '#c98a1a',
      );
      for (let from = x - depth; from < right + depth; from += 0.3)
        polygon(
          [
            [from, z],
            [from + 0.15, z],
            [from + 0.15 - depth, z + depth],
            [from - depth, z + depth],
          ],
          '#17181b',
        );
      context.restore();
    },
  };
}
