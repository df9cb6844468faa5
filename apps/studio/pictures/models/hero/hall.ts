import { Kit } from '../../kit/kit.ts';
import { FLEETS, type Faction, glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { lathe, torus } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import type { Vec2 } from '../../kit/vector.ts';
import type { Actor } from '../../stage/scene/cast.ts';
import { scenePicture } from '../../stage/scene/scene.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import { moodLight } from '../covers/_light.ts';
import { halloway } from '../worlds/halloway.ts';

const STONE = { colour: '#59637a', metal: 0.35, rough: 0.42, plating: 0.6 };
const SHADE = { colour: '#171d2c', metal: 0.6, rough: 0.46, plating: 0.5 };
const GOLD = { colour: '#d09a42', metal: 1, rough: 0.28, plating: 0.1, unpainted: true };
const LIGHT = glowing('#ffcf7a', 3.4);

const REACH = 19;
const HEIGHT = 15;
/** Positions of the pillars, in radians from the middle. */
const PILLARS = [-1.02, -0.68, -0.34, 0.34, 0.68, 1.02];

/** A pillar of the hall, with a line of light in front. */
function pillar(): Sculpture {
  const kit = new Kit(61);
  kit.add(box(2.1, HEIGHT, 2.1, 0.3), STONE, { at: [0, HEIGHT / 2, 0] });
  kit.add(box(3, 0.9, 3, 0.2), SHADE, { at: [0, 0.45, 0] });
  kit.add(box(2.5, 0.24, 2.5, 0.06), GOLD, { at: [0, 1.1, 0] });
  kit.add(box(0.2, HEIGHT * 0.74, 0.2, 0.05), LIGHT, { at: [0, HEIGHT * 0.52, 1.06] });
  for (const x of [-0.62, 0.62]) kit.add(box(0.16, HEIGHT * 0.8, 0.2, 0.05), GOLD, { at: [x, HEIGHT * 0.52, 1.02] });
  kit.add(box(2.8, 0.5, 2.8, 0.12), GOLD, { at: [0, HEIGHT - 0.2, 0] });
  kit.add(box(7.4, 1.5, 2.6, 0.3), SHADE, { at: [0, HEIGHT + 0.8, 0] });
  return { kit, look: 'player', material: { scale: 0.14, wear: 1, grime: 0.4, lights: 1 }, radius: 12, half: 12 };
}

const chevron = (y: number): Vec2[] => [
  [-1.1, y],
  [0, y - 0.75],
  [1.1, y],
  [1.1, y + 0.5],
  [0, y - 0.25],
  [-1.1, y + 0.5],
];

/** Cloth colours of factions whose accent is too close to their sign. */
const CLOTH: { readonly [faction in Faction]?: string } = { oni: FLEETS.oni.hull, player: '#1c3a6e' };

/** A faction's cloth of plates, with its lit sign. */
const cloth = (faction: Faction, sign: (kit: Kit, colour: string) => unknown) => (): Sculpture => {
  const { accent, glow } = FLEETS[faction];
  const kit = new Kit(62);
  const cut: Vec2[] = [
    [-1.9, -4.2],
    [1.9, -4.2],
    [1.9, 3.4],
    [0, 4.8],
    [-1.9, 3.4],
  ];
  const trim = { colour: glow, metal: 0.9, rough: 0.3, plating: 0 };
  kit.add(plate(cut, 0.3, 0.08), trim);
  const inner = cut.map(([x, z]): Vec2 => [x * 0.88, z * 0.94]);
  kit.add(plate(inner, 0.36, 0.05), { colour: CLOTH[faction] ?? accent, metal: 0.15, rough: 0.6 });
  sign(kit, glow);
  return { kit, look: faction, material: { scale: 0.3, wear: 0.6, grime: 0.5, lights: 0 }, radius: 5, half: 5 };
};

const cloths: readonly (() => Sculpture)[] = [
  cloth('player', (kit, colour) =>
    kit.add(
      plate(
        [
          [0, -1.7],
          [0.34, -0.3],
          [1.4, 1],
          [0.4, 0.72],
          [0, 1.2],
          [-0.4, 0.72],
          [-1.4, 1],
          [-0.34, -0.3],
        ],
        0.2,
        0.04,
      ),
      glowing(colour, 2.4),
      { at: [0, 0.2, 0] },
    ),
  ),
  cloth('mud', (kit, colour) => {
    for (const y of [-0.6, 0.5, 1.6]) kit.add(plate(chevron(y), 0.2, 0.04), glowing(colour, 2.6), { at: [0, 0.2, 0] });
  }),
  cloth('ustur', (kit, colour) => {
    kit.add(torus(0.5, 0.16, 32), glowing(colour, 2.6), { at: [0, 0.24, 0], turn: [Math.PI / 2, 0, 0] });
    for (let ray = 0; ray < 8; ray++)
      kit.add(
        plate(
          [
            [0, -1.6],
            [0.26, -0.9],
            [0, -0.75],
            [-0.26, -0.9],
          ],
          0.2,
          0.03,
        ),
        glowing(colour, 2.2),
        { at: [0, 0.2, 0], turn: [0, (ray * Math.PI) / 4, 0] },
      );
  }),
  cloth('oni', (kit, colour) => {
    for (const side of [1, -1])
      kit.add(
        plate(
          [
            [0.2 * side, 1.5],
            [1.25 * side, 0.5],
            [1.05 * side, -1.7],
            [0.75 * side, -0.1],
            [0.16 * side, 0.6],
          ],
          0.2,
          0.04,
        ),
        glowing(colour, 2.6),
        { at: [0, 0.2, 0] },
      );
  }),
];

/** The floor, with golden rings towards the middle. */
function floor(): Sculpture {
  const kit = new Kit(63);
  const flat = [Math.PI / 2, 0, 0] as const;
  kit.add(
    lathe(
      [
        [0, -0.3],
        [26, -0.3],
        [26, 0.3],
        [0, 0.3],
      ],
      72,
    ),
    { ...SHADE, rough: 0.3 },
    { at: [0, -0.3, 0], turn: flat },
  );
  for (const radius of [7, 12.5]) kit.add(torus(radius, 0.14, 96), LIGHT, { at: [0, 0, 0], turn: flat });
  for (const radius of [7.6, 13.2, 16]) kit.add(torus(radius, 0.2, 96), GOLD, { at: [0, 0, 0], turn: flat });
  for (let ray = 0; ray < 24; ray++) {
    const angle = (ray * Math.PI) / 12;
    kit.add(box(0.24, 0.16, 2.6, 0.05), GOLD, {
      at: [Math.sin(angle) * 10, 0, Math.cos(angle) * 10],
      turn: [0, angle, 0],
    });
  }
  return {
    kit,
    look: 'player',
    material: { scale: 0.1, wear: 1, grime: 0.3, lights: 0, clearcoat: 0.6 },
    radius: 30,
    half: 30,
  };
}

const round = (angle: number, height: number, reach: number): Actor['at'] => [
  Math.sin(angle) * reach,
  height,
  -Math.cos(angle) * reach,
];

/** Backdrop of the podium: the hall of fame, open to the sky. */
export const picture = scenePicture(
  {
    nebula: {
      colours: ['#0a1230', '#2a4a9c', '#ffd8a0', '#6a3ab8'],
      seed: 4.1,
      exposure: 0.75,
      cover: 0.16,
      dust: 0.8,
      lights: [
        [0, 0.35],
        [1.6, -0.4],
      ],
    },
    stars: { seed: 71, count: 2400, bright: 4 },
    sun: { at: [0.5, 0.56], colour: '#ffe2b0', core: 0.3, rays: 0.55, flare: 0.35 },
    layers: [
      { world: halloway, place: { at: [0, -0.98], radius: 1.06, sun: [0.1, 0.85, -0.42], gain: 0.8 } },
      {
        actors: [
          { build: floor, at: [0, 0, 0] },
          ...PILLARS.map((angle): Actor => ({ build: pillar, at: round(angle, 0, REACH), turn: [0, -angle, 0] })),
          ...cloths.flatMap((build, index): Actor[] => {
            const angle = [-0.85, -0.51, 0.51, 0.85][index];
            return [{ build, at: round(angle, 9, REACH - 0.4), turn: [Math.PI / 2, 0, angle] }];
          }),
        ],
        centre: [0, 4, -6],
        radius: 28,
        gain: 0.9,
      },
    ],
    samples: 8,
    camera: { fov: 30, at: [0, 5.4, 25], towards: [0, 6.4, 0] },
    light: moodLight({ sun: [0, 0.6, -0.85], warm: '#ffd9a0', cold: '#b4c8ff', ground: '#4f6fff', strength: 1.1 }),
  },
  1280,
  560,
);
