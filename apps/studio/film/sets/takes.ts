import type { Vec3 } from '../../pictures/kit/vector.ts';
import { moodLight } from '../../pictures/models/covers/_light.ts';
import { crown } from '../../pictures/models/ships/crown.ts';
import { redwing } from '../../pictures/models/ships/redwing.ts';
import { twinmoon } from '../../pictures/models/ships/twinmoon.ts';
import { vise } from '../../pictures/models/ships/vise.ts';
import { fullDie } from '../full-die.ts';
import type { Take } from '../take.ts';

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
