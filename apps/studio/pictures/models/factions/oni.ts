import { sting } from '../ships/sting.ts';
import { thorn } from '../ships/thorn.ts';
import { twinmoon } from '../ships/twinmoon.ts';
import { tarn } from '../worlds/tarn.ts';
import { moodLight } from '../covers/_light.ts';
import { factionView } from './_view.ts';

/** ONI: a reaver leads stings and thorns past the night side of Tarn. */
export const picture = factionView({
  nebula: {
    colours: ['#140628', '#5a24a8', '#b89aff', '#12a89a'],
    seed: 2.2,
    exposure: 0.62,
    cover: 0.16,
    dust: 0.8,
    lights: [
      [0.55, 0.35],
      [-1.3, 0.2],
    ],
  },
  stars: { seed: 52, count: 2000, bright: 4 },
  layers: [
    { world: tarn, place: { at: [0.62, 0.34], radius: 0.78, sun: [0.8, 0.5, -0.12], gain: 0.8 } },
    {
      actors: [
        { build: thorn, at: [-4.4, 5, -22], turn: [0.7, 2.4, 0.2], size: 0.95, thrust: 5 },
        { build: sting, at: [15.2, 0.4, -18], turn: [0.4, 2.7, -0.2], size: 0.9, thrust: 5 },
      ],
      centre: [4, 3, -20],
      radius: 16,
      gain: 0.8,
    },
    {
      actors: [
        { build: twinmoon, at: [4.6, 0.6, -2], turn: [1, 2.5, 0.16], size: 0.88, thrust: 6 },
        { build: sting, at: [-3, -2.2, 1], turn: [0.8, 2.25, 0.3], size: 0.64, thrust: 6 },
      ],
      centre: [2, 0, -2],
      radius: 14,
    },
  ],
  light: moodLight({ sun: [0.7, 0.5, -0.6], warm: '#c9b0ff', cold: '#7fe8d8', ground: '#c23cff', strength: 1.7 }),
});
