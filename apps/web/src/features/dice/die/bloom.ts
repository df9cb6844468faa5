import type { Rgb } from './look.ts';
import type { PixelRect } from './pixel-rect.ts';
import { BLOOM_SCALE, type DiePicture, glowSize } from './render-die.ts';

/** Radii of the two blurs, in cells, and what each adds. */
const NARROW = { radius: 2, strength: 0.42 } as const;
const WIDE = { radius: 5, strength: 0.6 } as const;

/** Pixels of the picture that the bloom reaches beyond the light. */
export const BLOOM_REACH = BLOOM_SCALE * 2 * (NARROW.radius + WIDE.radius + 1);

const PASSES = 2;

/** Spreads the light of the pips and adds it to the picture. The picture's glow is used up. */
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
      const at = (row * width + column) * 4;
      const alpha = pixels[at + 3]! / 255;
      // What the die leaves open of the pixel is filled with light, what it covers gets it on top.
      const filled = alpha + light * (1 - alpha);
      pixels[at] = (pixels[at]! * alpha + red * light) / filled;
      pixels[at + 1] = (pixels[at + 1]! * alpha + green * light) / filled;
      pixels[at + 2] = (pixels[at + 2]! * alpha + blue * light) / filled;
      pixels[at + 3] = filled * 255;
    }
  }
}

/** A triangle-shaped blur: box blurs along each axis, twice. */
function blur(
  values: Float32Array,
  scratch: Float32Array,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  radius: number,
): void {
  for (let pass = 0; pass < PASSES; pass++) {
    for (let row = 0; row < rows; row++) slide(values, scratch, row * columns, 1, columns, radius);
    for (let column = 0; column < columns; column++) slide(scratch, values, column, columns, rows, radius);
  }
}

/** The mean of a window that slides along one line. */
function slide(from: Float32Array, to: Float32Array, start: number, step: number, count: number, radius: number): void {
  let sum = 0;
  for (let index = 0; index < Math.min(radius, count); index++) sum += from[start + index * step]!;
  for (let index = 0; index < count; index++) {
    if (index + radius < count) sum += from[start + (index + radius) * step]!;
    if (index - radius - 1 >= 0) sum -= from[start + (index - radius - 1) * step]!;
    to[start + index * step] = sum / (2 * radius + 1);
  }
}
