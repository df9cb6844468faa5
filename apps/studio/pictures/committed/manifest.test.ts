import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../paths.ts';
import { type Manifest, manifestPath } from '../build/write-results.ts';
import { atlases } from './atlases.ts';

const { files } = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
const paths = Object.keys(files);

/** Budget of the pictures that one game loads. */
const LARGEST_ATLAS_BYTES = 900 * 1024;
const LARGEST_EDGE = 2048;
/** The atlases that a game loads; of the decks of the maze, the largest. */
const GAMES = {
  'Cosmic Battle Arena': ['shooter', 'effects', 'arena-effects', 'arena-worlds'],
  'Space Snake': ['snake', 'effects', 'gates'],
  'Cargo Runner': ['cargo', 'effects', 'deck-horn'],
} as const;
/** All committed pictures together. */
const LARGEST_TOTAL_BYTES = 25 * 1024 * 1024;

describe('the committed pictures', () => {
  it('are all listed in the manifest', () => {
    const committed = globSync('**/*.{webp,avif,svg}', { cwd: PATHS.pictures }).map((path) =>
      path.replaceAll('\\', '/'),
    );
    expect(committed.toSorted()).toEqual(paths.toSorted());
  });

  it.each(paths)('%s has the hash and the size of the manifest', async (path) => {
    const bytes = readFileSync(join(PATHS.pictures, path));
    const { width, height } = await sharp(bytes).metadata();
    const entry = files[path];
    expect({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), width, height }).toEqual({
      bytes: entry.bytes,
      sha256: entry.sha256,
      width: entry.width,
      height: entry.height,
    });
  });

  it('have recorded sources', () => {
    const rendered = paths.filter((path) => !path.startsWith('vectors/'));
    expect(rendered.filter((path) => Object.keys(files[path].sources).length === 0)).toEqual([]);
  });
});

describe('bytes', () => {
  it('of all pictures together', () => {
    const total = paths.reduce((sum, path) => sum + files[path].bytes, 0);
    console.info(`all pictures: ${(total / 1024 / 1024).toFixed(1)} MB`);
    expect(total).toBeLessThanOrEqual(LARGEST_TOTAL_BYTES);
  });

  it.each(Object.entries(GAMES))('of the atlases of %s', (game, names) => {
    const total = names.reduce((sum, name) => sum + files[`${name}.webp`].bytes, 0);
    console.info(`${game}: ${(total / 1024).toFixed(0)} KB of atlases`);
    expect(total).toBeLessThanOrEqual(LARGEST_ATLAS_BYTES);
  });
});

describe.each(Object.entries(atlases))('atlas %s', (name, atlas) => {
  const entry = files[`${name}.webp`];

  it('is within the limits of bytes and edge', () => {
    expect(entry.bytes).toBeLessThanOrEqual(LARGEST_ATLAS_BYTES);
    expect(Math.max(atlas.width, atlas.height)).toBeLessThanOrEqual(LARGEST_EDGE);
    expect([atlas.width, atlas.height]).toEqual([entry.width, entry.height]);
  });

  it('has frames inside its bounds, without overlap', () => {
    const boxes = Object.entries(atlas.frames);
    for (const [frame, [x, y, w, h]] of boxes) {
      expect(x >= 0 && y >= 0 && x + w <= atlas.width && y + h <= atlas.height, frame).toBe(true);
      const touching = boxes.filter(
        ([other, [ox, oy, ow, oh]]) => other !== frame && ox < x + w && x < ox + ow && oy < y + h && y < oy + oh,
      );
      expect(touching, frame).toEqual([]);
    }
  });

  it('has pivots of its own frames', () => {
    expect(Object.keys(atlas.pivots ?? {}).filter((frame) => !(frame in atlas.frames))).toEqual([]);
  });
});
