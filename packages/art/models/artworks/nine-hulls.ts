import { planet } from '../../stage/tableau/sky.ts';
import { halloway } from '../worlds/halloway.ts';
import { quorum } from '../worlds/quorum.ts';
import { ark } from './_ark.ts';
import { spot, window } from './_window.ts';

/** Nine ships leave the Old World. */
const PLACES = [
  [-0.2, -0.22, 4, 0.95],
  [-0.72, 0.22, 0, 0.8],
  [0.28, -0.72, 0, 0.8],
  [0.24, 0.2, -4, 0.82],
  [0.78, -0.3, -4, 0.8],
  [-0.3, 0.66, -6, 0.74],
  [0.2, 0.74, -12, 0.72],
  [0.76, 0.24, -12, 0.74],
  [0.74, 0.76, -18, 0.84],
] as const;

export const picture = window({
  nebula: {
    colours: ['#0c1238', '#7a3fa0', '#ffd6a0', '#2f8fe0'],
    seed: 3.1,
    exposure: 1.05,
    cover: 0.24,
    dust: 0.8,
    zoom: 1.15,
    lights: [
      [0.5, 0.6],
      [-0.7, 0.5],
    ],
  },
  sun: { at: [0.42, 0.5], colour: '#ffe2b0', strength: 0.55 },
  back: [
    planet(halloway, { at: [-0.62, -0.72], radius: 0.5, sun: [0.75, 0.6, 0.2], gain: 0.9 }),
    planet(quorum, { at: [-0.82, 0.74], radius: 0.13, sun: [0.8, -0.1, 0.5] }),
  ],
  items: PLACES.map(([x, y, z, size]) => ({
    model: ark,
    at: spot(x, y, z),
    turn: [0.75, -0.72, 0.25] as const,
    size: size * 0.6,
    plume: 9,
  })),
  look: 'mud',
});
