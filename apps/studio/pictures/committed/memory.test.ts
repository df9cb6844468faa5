import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memorySubjects } from '@star-seekers/content/memory-subjects';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { memoryCardBack, memoryPictures } from '@star-seekers/art/memory';
import { PATHS } from '../../paths.ts';
import { rootMeanSquare } from './root-mean-square.ts';

const ids = memorySubjects.map(({ id }) => id);
const file = (name: string) => join(PATHS.pictures, 'memory', `${name}.webp`);

/** Edge at which cards are compared: that of a small screen. */
const EDGE = 48;
const LEAST_SHAPE = 0.1;
/** Minimum mean colour difference of pictures whose shapes are closer than that. */
const LEAST_COLOUR = 0.08;
const LARGEST_BYTES = 900 * 1024;

it('has a face for each of the 44 subjects, and one back', () => {
  expect(Object.keys(memoryPictures).toSorted()).toEqual(ids.toSorted());
  const urls = [...Object.values(memoryPictures), memoryCardBack].map(({ url }) => url);
  expect(new Set(urls).size).toBe(45);
});

it('has one size for all faces and the back', async () => {
  const sizes = await Promise.all([...ids, 'back'].map(async (id) => sharp(file(id)).metadata()));
  expect(new Set(sizes.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(['256 × 256']));
});

it('has at most 900 KB in total', () => {
  const bytes = [...ids, 'back'].reduce((sum, id) => sum + readFileSync(file(id)).length, 0);
  console.info(`memory pictures: ${(bytes / 1024).toFixed(0)} KB`);
  expect(bytes).toBeLessThanOrEqual(LARGEST_BYTES);
});

it('has no two faces alike in both shape and colour', async () => {
  const faces = await Promise.all(ids.map(measure));
  const pairs = faces.flatMap((one, index) =>
    faces.slice(index + 1).map((other, offset) => ({
      pair: `${ids[index]} and ${ids[index + 1 + offset]}`,
      shape: rootMeanSquare(one.grey, other.grey),
      colour: rootMeanSquare(one.tint, other.tint),
    })),
  );
  const closest = pairs.toSorted((a, b) => a.shape + a.colour - b.shape - b.colour).slice(0, 5);
  for (const { pair, shape, colour } of closest)
    console.info(`${pair}: shape ${shape.toFixed(3)}, colour ${colour.toFixed(3)}`);
  expect(pairs.filter(({ shape, colour }) => shape < LEAST_SHAPE && colour < LEAST_COLOUR)).toEqual([]);
});

/** Brightness, and the two colour differences, of the inside of a frame; all from 0 to 1. */
async function measure(id: string): Promise<{ grey: number[]; tint: number[] }> {
  const pixels = await sharp(file(id))
    .extract({ left: 16, top: 16, width: 224, height: 224 })
    .flatten({ background: '#0d1119' })
    .resize(EDGE, EDGE)
    .raw()
    .toBuffer();
  const grey: number[] = [];
  const tint: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = pixels.subarray(at, at + 3);
    const brightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    grey.push(brightness);
    tint.push(0.713 * (red / 255 - brightness), 0.564 * (blue / 255 - brightness));
  }
  return { grey, tint };
}
