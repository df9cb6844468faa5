import type { Rgb } from './look.ts';
import type { PixelRect } from './pixel-rect.ts';
import { BLOOM_SCALE, type DiePicture, glowSize } from './render-die.ts';

/** Radii of the two blurs, in cells, and their strengths. */
const NARROW = { radius: 2, strength: 0.42 } as const;
const WIDE = { radius: 5, strength: 0.6 } as const;

/** Pixels of the picture that the bloom reaches beyond the light. */
export const BLOOM_REACH = BLOOM_SCALE * 2 * (NARROW.radius + WIDE.radius + 1);

const PASSES = 2;

/** Blurs the light of the pips and adds it to the picture. Overwrites the picture's glow. */
export function addBloom(picture: DiePicture, scratch: Float32Array, part: PixelRect, colour: Rgb): void {
  const { pixels, glow, width } = picture;
  const size = glowSize(picture);
  blur(glow, scratch, size, NARROW.radius);
  const narrow = Float32Array.from(glow);
  blur(glow, scratch, size, WIDE.radius);
  const perCell = 1 / BLOOM_SCALE ** 2;
  for (let index = 0; index < glow.length; index++) {
    glow[index] = (NARROW.strength * narrow[index]! + WIDE.strength * glow[index]!) * perCell;
  }

  const [red, green, blue] = colour.map((light) => 255 * Math.min(1, light) ** 0.45) as [number, number, number];
  const { columns, rows } = size;
  for (let row = part.top; row < part.bottom; row++) {
    const cellY = Math.min(rows - 1.001, Math.max(0, (row + 0.5) / BLOOM_SCALE - 0.5));
    const upper = (cellY | 0) * columns;
    const down = cellY - (cellY | 0);
    for (let column = part.left; column < part.right; column++) {
      const cellX = Math.min(columns - 1.001, Math.max(0, (column + 0.5) / BLOOM_SCALE - 0.5));
      const cell = upper + (cellX | 0);
      const across = cellX - (cellX | 0);
      const top = glow[cell]! + (glow[cell + 1]! - glow[cell]!) * across;
      const bottom = glow[cell + columns]! + (glow[cell + columns + 1]! - glow[cell + columns]!) * across;
      const light = top + (bottom - top) * down;
      if (light < 0.002) continue;
      const offset = (row * width + column) * 4;
      const alpha = pixels[offset + 3]! / 255;
      // Light fills the transparent share of the pixel and is added to the covered share.
      const filled = alpha + light * (1 - alpha);
      pixels[offset] = (pixels[offset]! * alpha + red * light) / filled;
      pixels[offset + 1] = (pixels[offset + 1]! * alpha + green * light) / filled;
      pixels[offset + 2] = (pixels[offset + 2]! * alpha + blue * light) / filled;
      pixels[offset + 3] = filled * 255;
    }
  }
}

/** A triangle blur: two box blurs along each axis. */
function blur(
  values: Float32Array,
  scratch: Float32Array,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  radius: number,
): void {
  for (let pass = 0; pass < PASSES; pass++) {
    for (let row = 0; row < rows; row++) blur1d(values, scratch, row * columns, 1, columns, radius);
    for (let column = 0; column < columns; column++) blur1d(scratch, values, column, columns, rows, radius);
  }
}

/** Box blur along one line: the mean of a sliding window. */
function blur1d(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  for (let index = 0; index < Math.min(radius, count); index++) sum += from[start + index * step]!;
  for (let index = 0; index < count; index++) {
    if (index + radius < count) sum += from[start + (index + radius) * step]!;
    if (index - radius - 1 >= 0) sum -= from[start + (index - radius - 1) * step]!;
    to[start + index * step] = sum / (2 * radius + 1);
  }
}
