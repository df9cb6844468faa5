import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { spaceLoop } from './film.ts';

const folder = join(import.meta.dirname, '../film');
const film = readFileSync(join(folder, 'space-loop.mp4'));

it('is H.264 that starts to play before it is all there, in 3 MB at most', () => {
  const at = (box: string) => film.indexOf(box);
  expect(film.length).toBeLessThanOrEqual(3 * 1024 * 1024);
  expect(at('avc1')).toBeGreaterThan(0);
  expect(at('moov')).toBeLessThan(at('mdat'));
});

it('begins with its poster', async () => {
  const { width, height } = await sharp(join(folder, 'space-loop-poster.avif')).metadata();
  expect({ width, height }).toEqual({ width: spaceLoop.width, height: spaceLoop.height });
});
