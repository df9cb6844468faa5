import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artworks } from '@star-seekers/content/artworks';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { artworkPictures } from '@star-seekers/art/artworks';
import { PATHS } from '../../paths.ts';
import { rootMeanSquare } from './root-mean-square.ts';

const EDGE = 1024;
const LARGEST_BYTES = 250 * 1024;

/** Tiles of the puzzle per row, and the edge of a compared tile in pixels. */
const TILES = 4;
const TILE = 128;

/** Minimum difference from the most similar tile, and minimum deviation within a tile, of 255. */
const LEAST_DISTANCE = 45;
const LEAST_DEVIATION = 37;

const file = (name: string) => join(PATHS.pictures, 'artworks', name);

it('every window of the gallery has its pictures', () => {
  expect(Object.keys(artworkPictures).toSorted()).toEqual(artworks.map(({ id }) => id).toSorted());
});

describe.each(artworks)('$title', ({ id }) => {
  it.each(['avif', 'webp'])('is a square of 1024 pixels within the size limit, as %s', async (ending) => {
    const bytes = readFileSync(file(`${id}.${ending}`));
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([EDGE, EDGE]);
    expect(bytes.length).toBeLessThanOrEqual(LARGEST_BYTES);
  });

  it('has a thumbnail of 256 pixels', async () => {
    const { width, height } = await sharp(file(`${id}-thumb.webp`)).metadata();
    expect([width, height]).toEqual([256, 256]);
  });

  it('has sixteen distinct tiles', async () => {
    const tiles = await tilesOf(id);
    const deviations = tiles.map(deviation);
    const distances = tiles.map((tile) =>
      Math.min(...tiles.filter((other) => other !== tile).map((other) => rootMeanSquare(tile, other))),
    );
    const least = (values: readonly number[]) => Math.min(...values).toFixed(1);
    console.info(`${id}: nearest tiles ${least(distances)}, deviation in a tile ${least(deviations)}`);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(LEAST_DISTANCE);
    expect(Math.min(...deviations)).toBeGreaterThanOrEqual(LEAST_DEVIATION);
  });
});

/** Red, green and blue of the tiles, row by row. */
async function tilesOf(id: string): Promise<Uint8Array[]> {
  const edge = TILES * TILE;
  const pixels = await sharp(file(`${id}.webp`))
    .resize(edge, edge)
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: TILES * TILES }, (_, index) => {
    const tile = new Uint8Array(TILE * TILE * 3);
    for (let row = 0; row < TILE; row++) {
      const y = Math.floor(index / TILES) * TILE + row;
      const start = (y * edge + (index % TILES) * TILE) * 3;
      tile.set(pixels.subarray(start, start + TILE * 3), row * TILE * 3);
    }
    return tile;
  });
}

/** Root mean square distance of the pixels from the tile's mean colour. */
function deviation(tile: Uint8Array): number {
  const mean = [0, 0, 0];
  tile.forEach((value, index) => (mean[index % 3] += (value * 3) / tile.length));
  return Math.sqrt(tile.reduce((sum, value, index) => sum + (value - mean[index % 3]) ** 2, 0) / tile.length);
}
