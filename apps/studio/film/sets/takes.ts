import { Kit } from '../../pictures/kit/kit.ts';
import { glowing } from '../../pictures/kit/palette.ts';
import { box } from '../../pictures/kit/shapes/box.ts';
import { torus } from '../../pictures/kit/shapes/lathe.ts';
import { ball } from '../../pictures/kit/shapes/round.ts';
import type { Vec2, Vec3 } from '../../pictures/kit/vector.ts';
import { moodLight } from '../../pictures/models/covers/_light.ts';
import { crown } from '../../pictures/models/ships/crown.ts';
import { redwing } from '../../pictures/models/ships/redwing.ts';
import { twinmoon } from '../../pictures/models/ships/twinmoon.ts';
import { vise } from '../../pictures/models/ships/vise.ts';
import type { Sculpture } from '../../pictures/stage/sculpture.ts';
import type { Take } from '../take.ts';

const EDGE = 2.3;
const HALF = EDGE / 2;
const glass = { colour: '#3fb8c4', metal: 0.1, rough: 0.04, glow: 0.22, plating: 0, unworn: true };
const hole = { colour: '#021416', metal: 0, rough: 0.9, plating: 0, unworn: true };

/** The pips of one to six on a grid of 3 × 3, column by column. */
const PIPS = ['....x....', '..x...x..', 'x...x...x', 'x.x...x.x', 'x.x.x.x.x', 'xxx...xxx'].map((grid) =>
  Array.from(grid).flatMap((cell, index): Vec2[] =>
    cell === 'x' ? [[Math.floor(index / 3) - 1, (index % 3) - 1]] : [],
  ),
);

/** Maps (x, y) on each face to space. Opposite faces add up to seven; six faces the viewer. */
const FACES: readonly (readonly [pips: number, turn: Vec3, put: (x: number, y: number) => Vec3])[] = [
  [6, [0, 0, 0], (x, y) => [x, y, HALF]],
  [1, [0, Math.PI, 0], (x, y) => [-x, y, -HALF]],
  [3, [-Math.PI / 2, 0, 0], (x, y) => [x, HALF, -y]],
  [4, [Math.PI / 2, 0, 0], (x, y) => [x, -HALF, y]],
  [5, [0, Math.PI / 2, 0], (x, y) => [HALF, x, y]],
  [2, [0, -Math.PI / 2, 0], (x, y) => [-HALF, x, y]],
];

/** The die of Iris with all its faces, because the falling die is seen from all sides. */
function fullDie(): Sculpture {
  const kit = new Kit(302);
  kit.add(box(EDGE, EDGE, EDGE, 0.2), glass);
  for (const [pips, turn, put] of FACES)
    for (const [x, y] of PIPS[pips - 1]) {
      const at = put(x * 0.62, y * 0.62);
      kit.add(ball(0.24, 20), hole, { at, turn, size: [1, 1, 0.16] });
      kit.add(torus(0.27, 0.06, 28, 8), glowing('#8ffff0', 2.4), { at, turn });
    }
  const material = { clearcoat: 1, iridescence: 0.5, wear: 0, grime: 0, ambient: 0.6, asymmetric: true };
  return { kit, look: 'oni', material, radius: 2.4, half: 2.5 };
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const ease = (share: number) => share * share * (3 - 2 * share);

const MUD_LIGHT = moodLight({ sun: [0.8, 0.4, -0.7], warm: '#ff9a5a', cold: '#ffd9c0', ground: '#ff4020' });
const ONI_LIGHT = moodLight({ sun: [0.7, 0.5, -0.75], warm: '#8affee', cold: '#c8b4ff', ground: '#c23cff' });
const USTUR_LIGHT = moodLight({ sun: [0.75, 0.5, -0.7], warm: '#ffd27a', cold: '#e8e4ff', ground: '#6f9aff' });
const SUNSET = moodLight({ sun: [0.85, 0.42, -0.6], warm: '#ffd2a4', cold: '#c4d6ff', ground: '#5f7dff' });
const ICE = moodLight({ sun: [0.6, 0.6, -0.6], warm: '#8ffcff', cold: '#bfe8ff', ground: '#2a6fff' });

/** One ship, for a portrait. */
function portrait(
  build: Take['actors'][number]['build'],
  plan: { light: Take['light']; turn: Vec3; eye: Vec3; radius: number; thrust?: number },
): Take {
  return {
    width: 1024,
    height: 576,
    frames: 1,
    samples: 5,
    actors: [{ build, thrust: plan.thrust ?? 8 }],
    poses: () => [{ at: [0, 0, 0], turn: plan.turn }],
    camera: () => ({ fov: 30, at: plan.eye, towards: [0, 0, 0] }),
    light: plan.light,
    radius: plan.radius,
  };
}

/** The strips of the trailer, by name. */
export const takes = {
  flyby: {
    width: 960,
    height: 540,
    frames: 45,
    samples: 3,
    actors: [{ build: redwing, thrust: 11 }],
    poses(share) {
      // Over the camera's left shoulder and away towards the sun.
      const z = mix(11, -66, share ** 1.75);
      return [
        {
          at: [mix(-4.6, 8, ease(share)), mix(2.9, 1.2, share) + 1.2 * Math.sin(share * 3), z],
          turn: [0.05, mix(-0.3, 0.02, share), mix(0.7, -0.5, ease(share))],
        },
      ];
    },
    camera: (share) => ({
      fov: 50,
      at: [0, 0.4, 14],
      towards: [mix(-1.4, 3, share), 0.9, -10],
      roll: mix(0.05, -0.06, share),
    }),
    light: SUNSET,
    radius: 8,
    grade: { exposure: 1.05 },
  },
  mud: portrait(vise, {
    light: MUD_LIGHT,
    turn: [-0.5, 2.6, 0.16],
    eye: [0, -3, 25],
    radius: 12,
  }),
  oni: portrait(twinmoon, {
    light: ONI_LIGHT,
    turn: [-0.6, 2.66, 0.27],
    eye: [0, -2, 19],
    radius: 9,
  }),
  ustur: portrait(crown, {
    light: USTUR_LIGHT,
    turn: [-0.5, 2.56, 0.22],
    eye: [-2, -6, 33],
    radius: 17,
    thrust: 7,
  }),
  die: {
    width: 540,
    height: 540,
    frames: 16,
    samples: 3,
    actors: [{ build: fullDie }],
    poses(share) {
      // Comes to rest with six towards the camera.
      const rest = 1 - (1 - share) ** 2.2;
      return [{ at: [0, 0, 0], turn: [mix(-4.3, 0.34, rest), mix(3.7, -0.42, rest), mix(-1.7, 0.1, rest)] }];
    },
    camera: () => ({ fov: 28, at: [0, 0, 9.2], towards: [0, 0, 0] }),
    light: ICE,
    radius: 3,
    grade: { exposure: 0.95 },
  },
} as const satisfies Record<string, Take>;

export type TakeName = keyof typeof takes;
