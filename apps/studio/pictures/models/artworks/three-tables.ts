import { planet } from '../../stage/tableau/sky.ts';
import { halloway } from '../worlds/halloway.ts';
import { tables } from './_tables.ts';
import { window } from './_window.ts';

/** The hall with a square, a crescent and a round table; the sky is between the columns. */
export const picture = window({
  nebula: {
    colours: ['#101a40', '#6a3fb0', '#ffd6a0', '#2f8fe0'],
    seed: 13.3,
    exposure: 1.3,
    cover: 0.3,
    dust: 0.7,
    lights: [
      [0.3, 0.8],
      [-0.9, 0.6],
    ],
  },
  back: [planet(halloway, { at: [0.3, 0.86], radius: 0.3, sun: [-0.6, 0.3, 0.5] })],
  items: [{ model: tables, at: [0, -1.6, 3], turn: [0.82, 0, 0], size: 0.92 }],
  look: 'player',
  rig: { key: [-0.7, 0.9, 0.5], keyStrength: 2.6 },
});
