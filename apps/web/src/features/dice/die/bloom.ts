import type { Rgb } from './look.ts';

const NARROW_RADIUS = 2;
const WIDE_RADIUS = 6;

/**
 * Spreads the light of the pips and colours it, ready to be added to the picture.
 * @param glow light for each cell; it is blurred in place
 * @param perCell light of a cell that is wholly lit
 */
export function renderBloom(
  pixels: Uint8ClampedArray,
  glow: Float32Array,
  scratch: Float32Array,
  size: { readonly columns: number; readonly rows: number },
  perCell: number,
  colour: Rgb,
): void {
  blur(glow, scratch, size, NARROW_RADIUS);
  const bytes = colour.map((light) => 255 * Math.min(1, light) ** 0.45) as [number, number, number];
  for (let index = 0; index < glow.length; index++) paint(pixels, index, (0.42 * glow[index]!) / perCell, bytes, false);
  blur(glow, scratch, size, WIDE_RADIUS);
  for (let index = 0; index < glow.length; index++) paint(pixels, index, (0.6 * glow[index]!) / perCell, bytes, true);
}

function paint(
  pixels: Uint8ClampedArray,
  index: number,
  strength: number,
  [red, green, blue]: readonly [number, number, number],
  onTop: boolean,
): void {
  const at = index * 4;
  pixels[at] = red;
  pixels[at + 1] = green;
  pixels[at + 2] = blue;
  pixels[at + 3] = (onTop ? pixels[at + 3]! : 0) + strength * 255;
}

/** A triangle-shaped blur: two box blurs along each axis. */
function blur(
  values: Float32Array,
  scratch: Float32Array,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  radius: number,
): void {
  for (let pass = 0; pass < 2; pass++) {
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
