import { EYE, EYE_DISTANCE, type Framing, project } from './camera.ts';
import { type Material, type ShadingPoint, emptyShade, shade } from './material.ts';
import { type PixelRect, squareRound } from './pixel-rect.ts';
import { matrixOf } from './rotation.ts';
import { emptyHit, findSurface } from './surface.ts';
import { TONES, TONE_SCALE } from './tone.ts';
import type { Pose } from './tumble.ts';
import { type Vector, dot } from './vector.ts';

/** A picture in the byte order of a canvas, and the light of the pips in it, for the bloom. */
export interface DiePicture {
  readonly pixels: Uint8ClampedArray;
  /** Emission, one value for each pixel of a grid that is {@link BLOOM_SCALE} times coarser. */
  readonly glow: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels of the picture along each side of a cell of the glow. */
export const BLOOM_SCALE = 4;

export function glowSize({ width, height }: Pick<DiePicture, 'width' | 'height'>) {
  return { columns: Math.ceil(width / BLOOM_SCALE), rows: Math.ceil(height / BLOOM_SCALE) };
}

/** Radius of the ball that the die just fits in. */
const REACH = 1.62;

/** The part of a picture that a die in this pose can touch. */
export function boundsOf(pose: Pose, framing: Framing, picture: Pick<DiePicture, 'width' | 'height'>): PixelRect {
  const { x, y, zoom } = project(pose.position, framing);
  return squareRound({ x, y }, REACH * zoom * framing.pixelsPerUnit + 2, picture);
}

const hit = emptyHit();
const shaded = emptyShade();

/** Draws the die into a cleared picture, one ray a pixel. */
export function renderDie(picture: DiePicture, pose: Pose, framing: Framing, material: Material): void {
  const matrix = matrixOf(pose.rotation);
  const offset: Vector = [
    EYE.position[0] - pose.position[0],
    EYE.position[1] - pose.position[1],
    EYE.position[2] - pose.position[2],
  ];
  const [ox, oy, oz] = intoDie(matrix, offset);
  const [rightX, rightY, rightZ] = intoDie(matrix, EYE.right);
  const [upX, upY, upZ] = intoDie(matrix, EYE.up);
  const [forwardX, forwardY, forwardZ] = intoDie(matrix, EYE.forward);
  const point: ShadingPoint = { hit, matrix, viewX: 0, viewY: 0, viewZ: 0, height: 0, pixel: 0 };
  const bounds = boundsOf(pose, framing, picture);
  const unit = 1 / framing.pixelsPerUnit;
  const pixelAngle = unit / EYE_DISTANCE;
  point.pixel = pixelAngle * -dot(offset, EYE.forward);
  const { columns } = glowSize(picture);

  for (let row = bounds.top; row < bounds.bottom; row++) {
    const y = (framing.centreY - row - 0.5) * unit;
    for (let column = bounds.left; column < bounds.right; column++) {
      const x = (column + 0.5 - framing.centreX) * unit;
      const dx = rightX * x + upX * y + forwardX * EYE_DISTANCE;
      const dy = rightY * x + upY * y + forwardY * EYE_DISTANCE;
      const dz = rightZ * x + upZ * y + forwardZ * EYE_DISTANCE;
      const factor = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      point.viewX = dx * factor;
      point.viewY = dy * factor;
      point.viewZ = dz * factor;
      if (!findSurface(hit, ox, oy, oz, point.viewX, point.viewY, point.viewZ)) continue;
      const coverage = 1 - hit.missBy / pixelAngle;
      if (coverage <= 0) continue;
      point.height = pose.position[1] + matrix[3] * hit.x + matrix[4] * hit.y + matrix[5] * hit.z;
      shade(material, point, shaded);
      const index = (row * picture.width + column) * 4;
      picture.pixels[index] = tone(shaded.light[0]!);
      picture.pixels[index + 1] = tone(shaded.light[1]!);
      picture.pixels[index + 2] = tone(shaded.light[2]!);
      picture.pixels[index + 3] = coverage * 255;
      if (shaded.emission > 0) {
        picture.glow[((row / BLOOM_SCALE) | 0) * columns + ((column / BLOOM_SCALE) | 0)]! += shaded.emission;
      }
    }
  }
}

function tone(light: number): number {
  return TONES[Math.min(TONES.length - 1, (Math.sqrt(light) * TONE_SCALE) | 0)]!;
}

/** A direction of the scene in the die's own axes. */
function intoDie(m: readonly number[], [x, y, z]: Vector): Vector {
  return [m[0]! * x + m[3]! * y + m[6]! * z, m[1]! * x + m[4]! * y + m[7]! * z, m[2]! * x + m[5]! * y + m[8]! * z];
}
