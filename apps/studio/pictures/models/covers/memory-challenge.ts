import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import type { Vec2 } from '../../kit/vector.ts';
import type { Actor } from '../../stage/scene/cast.ts';
import { scenePicture } from '../../stage/scene/scene.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import { STANDING } from '../../kit/eye.ts';
import { thorn } from '../ships/thorn.ts';
import { COVER, moodLight } from './_light.ts';

const DARK = { colour: '#22305c', metal: 0.55, rough: 0.38, plating: 0.35 };
const GOLD = { colour: '#d09a42', metal: 1, rough: 0.26, plating: 0.1, unpainted: true };

const outline = (width: number, depth: number, cut: number): Vec2[] => {
  const [x, z] = [width / 2, depth / 2];
  return [
    [-x + cut, -z],
    [x - cut, -z],
    [x, -z + cut],
    [x, z - cut],
    [x - cut, z],
    [-x + cut, z],
    [-x, z - cut],
    [-x, -z + cut],
  ];
};

/** An open or closed card; the picture side has a frame of light. */
function card(open: boolean): Sculpture {
  const kit = new Kit(open ? 72 : 71);
  kit.add(plate(outline(4.2, 5.6, 0.5), 0.34, 0.09), GOLD);
  kit.add(plate(outline(3.86, 5.26, 0.42), 0.42, 0.05), open ? { ...DARK, colour: '#0c2a3c' } : DARK);
  if (open) {
    for (const [width, depth, x, z] of [
      [3.3, 0.07, 0, 2.4],
      [3.3, 0.07, 0, -2.4],
      [0.07, 4.5, 1.7, 0],
      [0.07, 4.5, -1.7, 0],
    ] as const)
      kit.add(box(width, 0.1, depth, 0.02), glowing('#3fe8ff', 5), { at: [x, 0.2, z] });
  } else {
    kit.add(torus(1.15, 0.09, 48), GOLD, { at: [0, 0.22, 0], turn: STANDING });
    kit.add(torus(0.78, 0.05, 40), glowing('#6f8cff', 3.4), { at: [0, 0.22, 0], turn: STANDING });
    for (let ray = 0; ray < 4; ray++)
      kit.add(
        plate(
          [
            [0, -2.1],
            [0.22, -0.22],
            [0, 0],
            [-0.22, -0.22],
          ],
          0.16,
          0.05,
        ),
        GOLD,
        { at: [0, 0.24, 0], turn: [0, (ray * Math.PI) / 2, 0] },
      );
  }
  return {
    kit,
    look: 'ustur',
    material: { scale: 0.2, bump: 0.5, grime: 0.25, wear: 0.9, lights: 0, clearcoat: 0.5 },
    radius: 4,
    half: 4,
  };
}

const closed = () => card(false);
const opened = () => card(true);
const OPEN = new Set(['1,1', '3,0']);

/** Cards on a curved wall of three rows. */
const wall: Actor[] = Array.from({ length: 18 }, (_, index): Actor => {
  const [column, row] = [index % 6, Math.floor(index / 6)];
  const isOpen = OPEN.has(`${column},${row}`);
  const angle = (column - 2.5) * 0.17;
  const radius = isOpen ? 27 : 30;
  return {
    build: isOpen ? opened : closed,
    at: [Math.sin(angle) * radius, (1 - row) * 6.2, 30 - Math.cos(angle) * radius - 6],
    turn: [Math.PI / 2, 0, angle],
  };
});

const shown: Actor[] = wall
  .filter(({ build }) => build === opened)
  .map(({ at: [x, y, z] }) => ({ build: thorn, at: [x, y, z + 1.1], turn: [1.25, 0, 0], size: 0.31 }));

/** Memory Challenge: two of the cards show the same thorn. */
export const picture = scenePicture(
  {
    nebula: { colours: ['#0a1238', '#2f4fc0', '#9fd8ff', '#8a3cff'], seed: 2.6, exposure: 0.7, dust: 0.8 },
    stars: { seed: 12, count: 1800, bright: 3 },
    layers: [
      { actors: wall, centre: [0, 0, -4], radius: 18, gain: 0.95 },
      { actors: shown, centre: [0, 3, -1], radius: 10, gain: 1.2 },
    ],
    samples: 10,
    camera: { fov: 33, at: [-8, -1.6, 18.5], towards: [-0.6, 1.6, -2], roll: 0.09 },
    light: moodLight({ sun: [0.75, 0.55, 0.1], warm: '#ffcf8a', cold: '#9fb6ff', ground: '#3f5fff', strength: 1.5 }),
  },
  ...COVER,
);
