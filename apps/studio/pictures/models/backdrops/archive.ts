import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { scenePicture } from '../../stage/scene/scene.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import { moodLight } from '../covers/_light.ts';
import { onnuMere } from '../worlds/onnu-mere.ts';

const IVORY = { colour: '#a89c84', metal: 0.25, rough: 0.42, plating: 0.5 };
const SLATE = { colour: '#14141c', metal: 0.6, rough: 0.44, plating: 0.4 };
const GOLD = { colour: '#c9943c', metal: 1, rough: 0.28, plating: 0.1, unpainted: true };
const LINE = glowing('#ffb52e', 2.6);
const BAYS = 9;
const STEP = 7.4;
const WIDTHS = [1.9, 1.4, 1.7, 0.9, 1.8, 1.2];

/** A nave of shelves: tablets of light on either side, a lit way between them. */
function nave(): Sculpture {
  const kit = new Kit(82);
  kit.add(box(40, 0.6, BAYS * STEP + 20, 0.1), { ...SLATE, rough: 0.26 }, { at: [0, -6.3, (-BAYS * STEP) / 2 + 6] });
  for (let bay = 0; bay < BAYS; bay++) {
    const z = 6 - bay * STEP;
    kit.add(box(1.5, 21, 1.5, 0.2), IVORY, { at: [10.6, 4, z], mirror: true });
    kit.add(box(1.8, 0.5, 1.8, 0.1), GOLD, { at: [10.6, -4.6, z], mirror: true });
    kit.add(box(0.16, 9, 0.16, 0.04), LINE, { at: [9.8, 1, z], mirror: true });
    kit.add(box(0.2, 0.1, 4.2, 0.03), LINE, { at: [3.4, -5.96, z - STEP / 2], mirror: true });
    kit.add(box(0.5, 0.16, STEP, 0.03), GOLD, { at: [4.3, -5.98, z], mirror: true });
    for (let row = 0; row < 4; row++) {
      const y = -3.4 + row * 3.5;
      const turn = [0, -0.62, 0] as const;
      kit.add(box(0.24, 2.9, 4.6, 0.06), IVORY, { at: [8.9, y, z - STEP / 2], turn, mirror: true });
      kit.add(box(0.3, 2.6, 4.2, 0.04), SLATE, { at: [8.84, y, z - STEP / 2], turn, mirror: true });
      for (let line = 0; line < 6; line++) {
        const length = WIDTHS[(line + bay * 2 + row) % 6] * 1.9;
        kit.add(box(0.36, 0.13, length, 0.02), glowing('#ffb52e', 1.3 + ((bay + row) % 3) * 0.6), {
          at: [8.8, y + 0.95 - line * 0.38, z - STEP / 2 + (3.6 - length) / 2],
          turn,
          mirror: true,
        });
      }
    }
  }
  const end = 6 - BAYS * STEP;
  for (const [radius, thickness] of [
    [9, 0.7],
    [7.4, 0.28],
  ] as const)
    kit.add(torus(radius, thickness, 96), GOLD, { at: [0, 3.4, end] });
  kit.add(torus(8.2, 0.14, 96), LINE, { at: [0, 3.4, end + 0.4] });
  return { kit, look: 'ustur', material: { scale: 0.1, wear: 1, grime: 0.4, lights: 1 }, radius: 60, half: 60 };
}

/** Backdrop of Lore Master: the archive of USTUR, dark in the middle behind the text. */
export const picture = scenePicture(
  {
    nebula: {
      colours: ['#0e0a18', '#4a2f6a', '#ffe2a0', '#3f5fd0'],
      seed: 6.8,
      exposure: 0.45,
      dust: 0.8,
      lights: [
        [0, 0.3],
        [0.6, -0.4],
      ],
    },
    stars: { seed: 33, count: 1600, bright: 2 },
    layers: [
      { world: onnuMere, place: { at: [0, 0.12], radius: 0.17, sun: [-0.6, 0.6, -0.3], gain: 0.7 } },
      { actors: [{ build: nave, at: [0, 0, 0] }], centre: [0, 2, -24], radius: 48, gain: 0.8 },
    ],
    samples: 8,
    camera: { fov: 46, at: [0, 1, 15], towards: [0, 1.4, -20] },
    light: moodLight({ sun: [0, 0.5, -0.9], warm: '#ffd48a', cold: '#9fb0ff', ground: '#c23cff', strength: 0.8 }),
    grade: { exposure: 0.8 },
  },
  960,
  640,
);
