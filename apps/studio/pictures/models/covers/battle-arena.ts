import { type SpaceScene, scenePicture } from '../../stage/scene/scene.ts';
import { crown } from '../ships/crown.ts';
import { redwing } from '../ships/redwing.ts';
import { thorn } from '../ships/thorn.ts';
import { halloway } from '../worlds/halloway.ts';
import { COVER, moodLight } from './_light.ts';

const SHOT = '#6fd0ff';

/** The Redwing against the Crown and a thorn. */
export const duel: SpaceScene = {
  nebula: {
    colours: ['#180a3a', '#6a2fb0', '#ff9ad8', '#2fd0ff'],
    seed: 4.4,
    exposure: 0.55,
    cover: 0.1,
    dust: 0.8,
    zoom: 1.05,
    lights: [
      [0.95, 0.35],
      [-1.2, 0.3],
    ],
  },
  stars: { seed: 9, count: 2600 },
  sun: { at: [0.83, 0.66], colour: '#ffe6c2' },
  layers: [
    {
      world: { ...halloway, spin: 3.4, tilt: 1.3, cities: 6, caps: 0 },
      place: { at: [-0.75, -1.95], radius: 1.75, sun: [0.8, 0.3, -0.22], gain: 0.62 },
    },
    {
      actors: [{ build: crown, at: [10.5, 8.4, -40], turn: [-0.44, 2.42, 0.22], size: 1.75, thrust: 7 }],
      centre: [10.5, 8.4, -40],
      radius: 26,
      gain: 0.7,
    },
    { fire: { at: [0.6, 0.56], radius: 0.06, seed: 7.1 } },
    {
      actors: [
        {
          build: thorn,
          at: [9, -1.4, -7],
          turn: [0.15, 0.75, 0.45],
          size: 1.05,
          bolts: [0.4, -0.4].map((x) => ({ from: [x, 0, -7], to: [x, 0, -10], colour: '#25f5cf' })),
        },
      ],
      centre: [8, 0, -9],
      radius: 12,
      gain: 0.9,
    },
    {
      actors: [
        {
          build: redwing,
          at: [-2.9, -0.75, 4.2],
          turn: [0.16, -0.8, -0.46],
          thrust: 9,
          bolts: [2.55, -2.55].map((x) => ({ from: [x, 0.2, -7], to: [x, 0.2, -10.5], colour: SHOT })),
        },
      ],
      centre: [-2.9, -0.7, 4.2],
      radius: 8,
    },
  ],
  samples: 10,
  camera: { fov: 34, at: [-3.5, 2.2, 21], towards: [0, 1.6, 0] },
  light: moodLight({ sun: [0.85, 0.38, -0.75], warm: '#ffd0a0', cold: '#cfdcff', ground: '#ff5fb0' }),
};

/** Cosmic Battle Arena. */
export const picture = scenePicture(duel, ...COVER);
