import { awl } from '../ships/awl.ts';
import { maul } from '../ships/maul.ts';
import { vise } from '../ships/vise.ts';
import { anvil } from '../worlds/anvil.ts';
import { moodLight } from '../covers/_light.ts';
import { factionView } from './_view.ts';

/** MUD: a cruiser and hammerheads leave the yards of the Anvil at sunrise. */
export const picture = factionView({
  nebula: {
    colours: ['#1a0a08', '#8a3418', '#ffc48a', '#3f4f7a'],
    seed: 7.2,
    exposure: 0.62,
    cover: 0.14,
    dust: 0.85,
    lights: [
      [0.7, 0.5],
      [-1.2, -0.3],
    ],
  },
  stars: { seed: 51, count: 1800, bright: 3 },
  sun: { at: [0.72, 0.78], colour: '#ffd0a0', core: 0.4, rays: 0.5, flare: 0.45 },
  layers: [
    { world: anvil, place: { at: [1.05, -1.25], radius: 1.35, sun: [0.25, 0.85, -0.3], gain: 0.8 } },
    {
      actors: [
        { build: maul, at: [-3.4, 4.4, -26], turn: [0.1, 2.45, 0.1], size: 0.9, thrust: 5 },
        { build: awl, at: [13.4, 5.4, -20], turn: [0.1, 2.6, -0.2], size: 0.9, thrust: 5 },
      ],
      centre: [4, 4, -22],
      radius: 16,
      gain: 0.75,
    },
    {
      actors: [
        { build: vise, at: [4.2, 1.2, -3], turn: [0.52, 2.3, 0.3], size: 1.05, thrust: 6 },
        { build: awl, at: [-2.8, -1.8, 1], turn: [0.48, 2.15, 0.3], size: 0.7, thrust: 6 },
      ],
      centre: [2, 0, -2],
      radius: 14,
    },
  ],
  light: moodLight({ sun: [0.5, 0.55, -0.8], warm: '#ffb070', cold: '#c9d4e6', ground: '#ff5a30' }),
});
