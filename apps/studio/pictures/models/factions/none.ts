import { customsScale } from '../ships/customs-scale.ts';
import { drake } from '../ships/drake.ts';
import { redwing } from '../ships/redwing.ts';
import { halloway } from '../worlds/halloway.ts';
import { moodLight } from '../covers/_light.ts';
import { factionView } from './_view.ts';

/** No faction: the Redwing and a wagon leave the Hub's station. */
export const picture = factionView({
  nebula: {
    colours: ['#08122c', '#24509c', '#bfe0ff', '#5a3aa8'],
    seed: 5.7,
    exposure: 0.6,
    cover: 0.14,
    dust: 0.82,
    lights: [
      [0.6, 0.5],
      [-1.2, -0.2],
    ],
  },
  stars: { seed: 54, count: 2000, bright: 4 },
  sun: { at: [0.7, 0.74], colour: '#e8f0ff', core: 0.35, rays: 0.45, flare: 0.4 },
  layers: [
    { world: halloway, place: { at: [1.15, -1.35], radius: 1.4, sun: [0.3, 0.85, -0.3], gain: 0.75 } },
    {
      actors: [
        { build: customsScale, at: [10.5, 3.2, -14], turn: [0.9, 0.4, 0.2], size: 0.75 },
        { build: drake, at: [-3.6, 4.2, -20], turn: [-0.3, 2.4, 0.2], size: 0.8, thrust: 5 },
      ],
      centre: [4, 3, -16],
      radius: 14,
      gain: 0.8,
    },
    {
      actors: [{ build: redwing, at: [3, 0.2, 0], turn: [-0.42, 2.35, 0.3], size: 0.95, thrust: 8 }],
      centre: [3, 0, 0],
      radius: 8,
    },
  ],
  light: moodLight({ sun: [0.5, 0.6, -0.7], warm: '#dfeaff', cold: '#a8c4ff', ground: '#3aa6ff' }),
});
