import { planet } from '../../stage/tableau/sky.ts';
import { halloway } from '../worlds/halloway.ts';
import { pinch } from '../worlds/pinch.ts';
import { quorum } from '../worlds/quorum.ts';
import { ark } from './_ark.ts';
import { spot, window } from './_window.ts';

/** Nine ships leave the Old World. */
const PLACES = [
  [-0.1, -0.25, 4, 0.68],
  [-0.74, 0.2, 0, 0.58],
  [0.26, -0.76, 0, 0.55],
  [-0.26, 0.27, -5, 0.6],
  [0.76, -0.7, -2, 0.58],
  [-0.26, 0.74, -6, 0.55],
  [0.24, 0.78, -12, 0.55],
  [0.78, 0.24, -12, 0.6],
  [0.76, 0.76, -18, 0.66],
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
    planet(pinch, { at: [0.74, -0.2], radius: 0.15, sun: [-0.4, 0.8, 0.3] }),
    planet(quorum, { at: [-0.82, 0.74], radius: 0.13, sun: [0.8, -0.1, 0.5] }),
  ],
  items: PLACES.map(([x, y, z, size]) => ({
    model: ark,
    at: spot(x, y, z),
    turn: [0.75, -0.72, 0.25] as const,
    size,
    plume: 9,
  })),
  look: 'mud',
});
