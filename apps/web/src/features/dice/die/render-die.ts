import { EYE, EYE_DISTANCE, type Framing, project } from './camera.ts';
import { type Material, type ShadingPoint, emptyShade, shade } from './material.ts';
import { type PixelRect, squareAround } from './pixel-rect.ts';
import { matrixOf } from './rotation.ts';
import { emptyHit, findSurface } from './surface.ts';
import type { Pose } from './tumble.ts';
import { type Vector, dot } from './vector.ts';

/** A picture in canvas byte order, with the emission of the pips for the bloom. */
export interface DiePicture {
  readonly pixels: Uint8ClampedArray;
  /** Emission on a grid that is {@link BLOOM_SCALE} times coarser than the pixels. */
  readonly glow: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Side of a glow cell in pixels. */
export const BLOOM_SCALE = 4;

export function glowSize({ width, height }: Pick<DiePicture, 'width' | 'height'>) {
  return { columns: Math.ceil(width / BLOOM_SCALE), rows: Math.ceil(height / BLOOM_SCALE) };
}

/** Radius of the die's bounding sphere, in scene units. */
const BOUNDING_RADIUS = 1.62;

/** Bounding rectangle of the die in the picture. */
export function boundsOf(pose: Pose, framing: Framing, picture: Pick<DiePicture, 'width' | 'height'>): PixelRect {
  const { x, y, zoom } = project(pose.position, framing);
  return squareAround({ x, y }, BOUNDING_RADIUS * zoom * framing.pixelsPerUnit + 2, picture);
}

const hit = emptyHit();
const shadeResult = emptyShade();

/** Draws the die into a cleared picture, one ray per pixel. */
export function renderDie(picture: DiePicture, pose: Pose, framing: Framing, material: Material): void {
  const matrix = matrixOf(pose.rotation);
  const offset: Vector = [
    EYE.position[0] - pose.position[0],
    EYE.position[1] - pose.position[1],
    EYE.position[2] - pose.position[2],
  ];
  const [ox, oy, oz] = toDieAxes(matrix, offset);
  const [rightX, rightY, rightZ] = toDieAxes(matrix, EYE.right);
  const [upX, upY, upZ] = toDieAxes(matrix, EYE.up);
  const [forwardX, forwardY, forwardZ] = toDieAxes(matrix, EYE.forward);
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
      shade(material, point, shadeResult);
      const index = (row * picture.width + column) * 4;
      picture.pixels[index] = tone(shadeResult.light[0]!);
      picture.pixels[index + 1] = tone(shadeResult.light[1]!);
      picture.pixels[index + 2] = tone(shadeResult.light[2]!);
      picture.pixels[index + 3] = coverage * 255;
      if (shadeResult.emission > 0) {
        picture.glow[((row / BLOOM_SCALE) | 0) * columns + ((column / BLOOM_SCALE) | 0)]! += shadeResult.emission;
      }
    }
  }
}

function tone(light: number): number {
  return TONES[Math.min(TONES.length - 1, (Math.sqrt(light) * TONE_SCALE) | 0)]!;
}

/** Transforms a vector from the scene's axes to the die's. */
function toDieAxes(m: readonly number[], [x, y, z]: Vector): Vector {
  return [m[0]! * x + m[3]! * y + m[6]! * z, m[1]! * x + m[4]! * y + m[7]! * z, m[2]! * x + m[5]! * y + m[8]! * z];
}

/** Index into {@link TONES} = square root of the light × this. */
const TONE_SCALE = 512;

const BRIGHTEST = 16;

/** Canvas bytes for linear light: a filmic tone curve, then the sRGB curve. */
const TONES = Uint8Array.from({ length: Math.sqrt(BRIGHTEST) * TONE_SCALE + 1 }, (_, index) => {
  const light = (index / TONE_SCALE) ** 2;
  const film = Math.min(1, (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14));
  return Math.round(255 * (film <= 0.0031308 ? film * 12.92 : 1.055 * film ** (1 / 2.4) - 0.055));
});
