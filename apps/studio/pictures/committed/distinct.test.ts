import sharp from 'sharp';
import { expect, it } from 'vitest';
import { atlases, framePixels } from './atlases.ts';
import { rootMeanSquare } from './root-mean-square.ts';

/** Edges at which pictures are compared, and the minimum difference in brightness (1 is black against white). */
const EDGE = 48;
const MEDAL_EDGE = 24;
const LEAST_DIFFERENCE = 0.1;

type Frame = readonly [atlas: string, frame: string];

const framesOf = (atlas: string, frames: readonly string[]): Frame[] => frames.map((frame) => [atlas, frame]);

const ships = framesOf('shooter', ['player', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'c8', 'c9', 'c10', 'c11']);
const stores = framesOf('snake', ['ammo', 'food', 'fuel', 'tool']);
const cargo = framesOf(
  'cargo',
  Object.keys(atlases.cargo?.frames ?? {}).filter((frame) => frame === frame.toUpperCase()),
);

const groups: readonly (readonly [what: string, frames: readonly Frame[], edge: number])[] = [
  [
    'ships, stores and cargo together',
    [...ships, ...framesOf('cargo', ['lighter-0', 'drone-patrol', 'station']), ...stores, ...cargo],
    EDGE,
  ],
  ['rocks', framesOf('shooter', ['a1', 'a2', 'a3']), EDGE],
  ['power-ups', framesOf('shooter', ['extra-life', 'missiles', 'double-shot']), EDGE],
  ['shots', framesOf('arena-effects', ['bullet-player', 'bullet-15', 'bullet-20', 'bullet-25', 'bullet-30']), EDGE],
  [
    'the convoy and its enemies',
    framesOf('snake', ['flagship', 'wagon', 'tail', 'e1', 'e2', 'e4', 'e6', 'c8', 'c9', 'c11']),
    EDGE,
  ],
  ['medals', framesOf('commendations', Object.keys(atlases.commendations?.frames ?? {})), MEDAL_EDGE],
];

it.each(groups)('%s are distinct in grey', async (what, frames, edge) => {
  const grey = await Promise.all(frames.map(([atlas, frame]) => greyscale(atlas, frame, edge)));
  const pairs = grey.flatMap((one, index) =>
    grey.slice(index + 1).map((other, offset) => ({
      pair: `${frames[index]?.[1]} and ${frames[index + 1 + offset]?.[1]}`,
      difference: rootMeanSquare(one, other),
    })),
  );
  const closest = pairs.toSorted((a, b) => a.difference - b.difference).slice(0, 3);
  console.info(
    `${what}, closest: ${closest.map(({ pair, difference }) => `${pair} ${difference.toFixed(3)}`).join(', ')}`,
  );
  expect(pairs.filter(({ difference }) => difference < LEAST_DIFFERENCE)).toEqual([]);
});

/** Brightness, from 0 to 1, of a frame that is fitted into a square on the colour of space. */
async function greyscale(name: string, frame: string, edge: number): Promise<number[]> {
  const atlas = atlases[name];
  const box = atlas?.frames[frame];
  if (!box) throw new Error(`${name} has no frame ${frame}.`);
  const raw = { width: box[2], height: box[3], channels: 4 as const };
  const pixels = await sharp(await framePixels(name, box), { raw })
    .resize(edge, edge, { fit: 'contain', background: '#0000' })
    .flatten({ background: '#0d1119' })
    .greyscale()
    .raw()
    .toBuffer();
  return [...pixels].map((value) => value / 255);
}
