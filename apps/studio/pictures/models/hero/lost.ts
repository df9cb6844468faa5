import { scenePicture } from '../../stage/scene/scene.ts';
import { moodLight } from '../covers/_light.ts';
import { ROCKS } from '../rocks/_kinds.ts';
import { rock } from '../rocks/_rock.ts';
import { crake } from '../ships/crake.ts';
import { quorum } from '../worlds/quorum.ts';

const ice = () => rock(ROCKS.ice, { seed: 14, detail: 32 });

/** Picture of the 404 page: a lost wagon with cold engines, among ice. */
export const picture = scenePicture(
  {
    nebula: {
      colours: ['#0a1430', '#2a4f9c', '#bfe0ff', '#5a2f9a'],
      seed: 6.3,
      exposure: 0.55,
      dust: 0.95,
      lights: [
        [0.8, 0.7],
        [-1.2, -0.4],
      ],
    },
    stars: { seed: 44, count: 2600, bright: 4 },
    layers: [
      { world: quorum, place: { at: [1.2, 0.42], radius: 0.36, sun: [0.35, 0.7, -0.45], gain: 0.55 } },
      {
        actors: [
          { build: crake, at: [-6.4, 2.6, -4], turn: [0.7, 0.6, 0.75], size: 0.62 },
          { build: ice, at: [7.4, -3.4, 0], turn: [0.4, 1, 0.3], size: 1.3 },
          { build: ice, at: [-8.6, -3.8, -6], turn: [1.4, 0.2, 0.8], size: 0.9 },
          { build: ice, at: [3.8, 4.6, -20], turn: [2.2, 0.6, 0.1], size: 0.9 },
        ],
        centre: [0, 0, -8],
        radius: 18,
        gain: 0.85,
      },
    ],
    samples: 10,
    camera: { fov: 34, at: [0, 0, 22], towards: [0, 0, 0] },
    light: moodLight({ sun: [0.5, 0.65, -0.6], warm: '#d4e6ff', cold: '#8fa6e0', ground: '#4f5fd0', strength: 0.9 }),
  },
  1120,
  630,
);
