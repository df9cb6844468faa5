import { SHAPES_ROCK } from './_rocks.ts';
import type { Vec3 } from '../../kit/vector.ts';
import type { Actor } from '../../stage/scene/cast.ts';
import { scenePicture } from '../../stage/scene/scene.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import { crake } from '../ships/crake.ts';
import { drake } from '../ships/drake.ts';
import { redwing } from '../ships/redwing.ts';
import { bigAmber } from '../worlds/big-amber.ts';
import { COVER, moodLight } from './_light.ts';

/** Path of the convoy, from head to tail. */
const way = (t: number): Vec3 => [(5 + 14 * t) * Math.sin(0.3 + t * 7) - 1.8, -0.7 + 13 * t, 7.5 - 78 * t];

const CONVOY: readonly (() => Sculpture)[] = [redwing, crake, crake, crake, crake, crake, drake];

/** A ship on the path, banked in its bends. */
function inConvoy(build: () => Sculpture, index: number): Actor {
  const t = index * 0.125;
  const [here, before] = [way(t), way(t - 0.02)];
  const [dx, dy, dz] = [before[0] - here[0], before[1] - here[1], before[2] - here[2]];
  return {
    build,
    at: here,
    turn: [Math.atan2(dy, Math.hypot(dx, dz)), Math.atan2(-dx, -dz), -dx * 0.16],
    size: index === 0 ? 0.82 : 0.95,
    thrust: index === 0 ? 9 : 6,
  };
}

/** Space Snake: a convoy winds out of the dust of the Mill. */
export const picture = scenePicture(
  {
    nebula: {
      colours: ['#0a1a2c', '#1f6f7c', '#ffc27a', '#a0641c'],
      seed: 7.7,
      exposure: 0.8,
      dust: 0.85,
      lights: [
        [0.75, 0.55],
        [-1.1, -0.5],
      ],
    },
    stars: { seed: 4, count: 2200, bright: 4 },
    sun: { at: [0.74, 0.86], colour: '#ffdfae', core: 0.4 },
    layers: [
      { world: bigAmber, place: { at: [-1.25, 0.62], radius: 0.42, sun: [0.8, 0.35, -0.1], gain: 0.55 } },
      {
        actors: CONVOY.slice(3).map((build, index) => inConvoy(build, index + 3)),
        centre: [-6, 5, -42],
        radius: 34,
        gain: 0.8,
      },
      { actors: CONVOY.slice(0, 3).map((build, index) => inConvoy(build, index)), centre: [-2, -2, 0], radius: 16 },
      { actors: SHAPES_ROCK, centre: [10, -5, 6], radius: 9, gain: 0.8 },
    ],
    samples: 10,
    camera: { fov: 36, at: [0, 4.5, 24], towards: [0, 1.2, 0] },
    light: moodLight({ sun: [0.6, 0.5, -0.8], warm: '#ffc78a', cold: '#bfe2ff', ground: '#1fb0b8' }),
  },
  ...COVER,
);
