import { crown } from '../ships/crown.ts';
import { onefold } from '../ships/onefold.ts';
import { sixfold } from '../ships/sixfold.ts';
import { quorum } from '../worlds/quorum.ts';
import { moodLight } from '../covers/_light.ts';
import { factionView } from './_view.ts';

/** USTUR: the Crown before the sun, with a watcher on either side. */
export const picture = factionView({
  nebula: {
    colours: ['#1a1206', '#7a5420', '#ffe6b0', '#3f63c8'],
    seed: 9.4,
    exposure: 0.68,
    cover: 0.16,
    dust: 0.78,
    lights: [
      [0.6, 0.6],
      [-1.2, -0.5],
    ],
  },
  stars: { seed: 53, count: 1800, bright: 4 },
  sun: { at: [0.8, 0.8], colour: '#ffe8c0', core: 0.4, rays: 0.5, flare: 0.5 },
  layers: [
    { world: quorum, place: { at: [-0.7, -0.9], radius: 0.7, sun: [0.75, 0.5, -0.3], gain: 0.6 } },
    {
      actors: [{ build: crown, at: [6, 1.6, -16], turn: [-0.3, 2.5, 0.16], size: 1.05, thrust: 6 }],
      centre: [6, 2, -16],
      radius: 16,
      gain: 0.85,
    },
    {
      actors: [
        { build: sixfold, at: [-2.6, -1.9, 0], turn: [1.05, 0.3, 0.3], size: 0.55 },
        { build: onefold, at: [0.6, 4.2, -10], turn: [-0.5, 2.3, 0.3], size: 0.7, thrust: 6 },
        { build: onefold, at: [9.6, -2.6, -2], turn: [-0.5, 2.4, 0.2], size: 0.62, thrust: 6 },
      ],
      centre: [3, 0, -4],
      radius: 14,
    },
  ],
  light: moodLight({ sun: [0.65, 0.55, -0.7], warm: '#ffd48a', cold: '#c4d2ff', ground: '#ffb52e' }),
});
