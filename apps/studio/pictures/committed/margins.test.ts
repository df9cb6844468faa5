import { expect, it } from 'vitest';
import { atlases, framePixels } from './atlases.ts';

/** Alpha that lossy compression may leave in an empty pixel. */
const EMPTY = 8;

const sprites = Object.entries(atlases).filter(([name]) => !name.startsWith('deck-'));
const decks = Object.entries(atlases).filter(([name]) => name.startsWith('deck-'));

it.each(sprites)('every frame of %s has an empty margin', async (name, atlas) => {
  for (const [frame, box] of Object.entries(atlas.frames)) {
    const [, , width, height] = box;
    const pixels = await framePixels(name, box);
    const alpha = (x: number, y: number) => pixels[(y * width + x) * 4 + 3];
    const rim = [
      ...Array.from({ length: width }, (_, x) => [alpha(x, 0), alpha(x, height - 1)]),
      ...Array.from({ length: height }, (_, y) => [alpha(0, y), alpha(width - 1, y)]),
    ].flat();
    expect(Math.max(...rim), frame).toBeLessThanOrEqual(EMPTY);
  }
});

it.each(decks)(
  'the tiles of %s are cells of 40 logical pixels, and its floors hide what is below',
  async (name, atlas) => {
    for (const [frame, box] of Object.entries(atlas.frames)) {
      const [, , width, height] = box;
      expect([width, height], frame).toEqual([40 * atlas.density, 40 * atlas.density]);
      if (frame.startsWith('wall-') && frame !== 'wall-255') continue;
      const pixels = await framePixels(name, box);
      const transparent = pixels.filter((value, index) => index % 4 === 3 && value < 250);
      expect(transparent.length, frame).toBe(0);
    }
  },
);
