import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { LAMP_PICTURE } from '@star-seekers/art/lamp';
import { lamp } from '@star-seekers/art/lamp-stills';
import { PATHS } from '../../paths.ts';

const LARGEST_BYTES = 60 * 1024;
/** Distances from the middle of a lantern, in units of the picture: its ring, and what is seen through it. */
const RING = [12, 17] as const;
const INSIDE = [0, 9] as const;

const { width, height } = lamp.low;
const grey: { readonly low?: Buffer; readonly high?: Buffer } = {};

beforeAll(async () => {
  for (const light of ['low', 'high'] as const) {
    const file = join(PATHS.pictures, `lamp/${light}.webp`);
    Object.assign(grey, { [light]: await sharp(file).greyscale().raw().toBuffer() });
  }
});

/** Mean brightness between two distances from a place. */
function brightness(light: 'low' | 'high', { x, y }: { x: number; y: number }, from: number, to: number): number {
  const scale = width / LAMP_PICTURE.width;
  let [sum, count] = [0, 0];
  for (let row = Math.floor((y - to) * scale); row <= (y + to) * scale; row++)
    for (let column = Math.floor((x - to) * scale); column <= (x + to) * scale; column++) {
      const distance = Math.hypot(column / scale - x, row / scale - y);
      if (distance < from || distance > to) continue;
      sum += grey[light]?.[row * width + column] ?? 0;
      count++;
    }
  return sum / count;
}

it('has its lanterns where the stars of a day are drawn, and dark until then', () => {
  for (const light of ['low', 'high'] as const)
    for (const lantern of LAMP_PICTURE.lanterns)
      expect(brightness(light, lantern, ...RING)).toBeGreaterThan(2 * brightness(light, lantern, ...INSIDE));
  expect(width / height).toBeCloseTo(LAMP_PICTURE.width / LAMP_PICTURE.height);
});

it('burns brighter with all the light of a day', () => {
  const { lamp: middle } = LAMP_PICTURE;
  const [low = 0, high] = (['low', 'high'] as const).map((light) => brightness(light, middle, 0, middle.radius / 2));
  expect(high).toBeGreaterThan(low * 1.5);
});

it.each(['low.avif', 'low.webp', 'high.avif', 'high.webp'])('%s is within the size limit', (file) => {
  expect(readFileSync(join(PATHS.pictures, 'lamp', file)).length).toBeLessThanOrEqual(LARGEST_BYTES);
});
