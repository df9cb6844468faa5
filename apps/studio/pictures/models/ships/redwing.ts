import { flame, greebles, nozzle } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { SECTIONS, loft } from '../../kit/shapes/loft.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { tube } from '../../kit/shapes/round.ts';
import type { Vec2, Vec3 } from '../../kit/vector.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';
import { redwingLivery } from './_redwing-livery.ts';

const colours = FLEETS.player;
const f = finishesOf(colours);

/** The Seeker's ship: a three-engined delta with canards, white and red. */
export function redwing(): Sculpture {
  const kit = new Kit(11);
  fuselage(kit);
  nacelles(kit);
  wings(kit);
  guns(kit);
  spine(kit);
  const trim = { size: [0.06, 0.16], finishes: [f.dark, f.hull, f.mech, f.hull] } as const;
  greebles(kit, f.mech, 26, { ...trim, x: [0.15, 0.8], z: [-0.2, 3] });
  greebles(kit, f.mech, 22, { ...trim, x: [1, 1.55], z: [-0.9, 3.2] });
  greebles(kit, f.mech, 16, { ...trim, x: [1.7, 3.2], z: [0.9, 2.4] });
  return {
    kit,
    look: 'player',
    material: {
      livery: redwingLivery(),
      scale: 0.15,
      bump: 0.6,
      tone: 0.34,
      grooves: 0.38,
      clearcoat: 0.25,
      lightColour: colours.core,
    },
    radius: 6.2,
    half: 6.3,
    centre: [0, 0, -0.4],
  };
}

function fuselage(kit: Kit): void {
  kit.add(
    loft(
      [
        { z: -5.3, w: 0.1, t: 0.07, edge: 0.2 },
        { z: -4.7, w: 0.27, t: 0.16, b: 0.14, edge: 0.6 },
        { z: -3.2, w: 0.5, t: 0.33, b: 0.26 },
        { z: -1.6, w: 0.74, t: 0.5, b: 0.38 },
        { z: 0.4, w: 0.98, t: 0.72, b: 0.5 },
        { z: 2.4, w: 0.98, t: 0.66, b: 0.5 },
        { z: 3.5, w: 0.74, t: 0.46, b: 0.4 },
      ],
      SECTIONS.wedge,
      0.06,
    ),
    f.light,
  );
  kit.add(
    loft(
      [
        { z: -4.1, w: 0.41, t: 0.27, b: 0.22 },
        { z: -3.75, w: 0.46, t: 0.31, b: 0.25 },
      ],
      SECTIONS.wedge,
      0.04,
    ),
    f.dark,
  );
  kit.add(rod(0.05, 0.07, 0.9, 10, 0.01), f.metal, { at: [0, 0, -5.6] });
  kit.add(
    loft(
      [
        { z: -3, w: 0.12, t: 0.05, y: 0.34 },
        { z: -2.6, w: 0.28, t: 0.2, b: 0.1, y: 0.37 },
        { z: -1.9, w: 0.38, t: 0.36, b: 0.1, y: 0.42 },
        { z: -1.1, w: 0.38, t: 0.38, b: 0.1, y: 0.52 },
        { z: -0.35, w: 0.24, t: 0.22, b: 0.1, y: 0.62 },
      ],
      SECTIONS.arch,
      0,
    ),
    { ...f.glass, glow: 0.35 },
  );
  for (const [z, w, t, y] of [
    [-2.35, 0.35, 0.33, 0.39],
    [-1.55, 0.39, 0.41, 0.46],
  ] as const)
    kit.add(
      loft(
        [
          { z: z - 0.04, w, t, b: 0.05, y },
          { z: z + 0.04, w, t, b: 0.05, y },
        ],
        SECTIONS.arch,
        0,
      ),
      f.dark,
    );
  kit.add(box(0.05, 0.05, 2.3, 0.01), f.dark, { at: [0, 0.86, -1.5], turn: [-0.12, 0, 0] });
  kit.add(
    tube(
      [
        [0.72, 0.5, -0.9],
        [0.86, 0.58, 0],
        [0.9, 0.6, 1.2],
        [0.84, 0.55, 2.2],
      ],
      0.05,
      30,
    ),
    f.metal,
    { mirror: true },
  );
}

function nacelles(kit: Kit): void {
  const at: Vec3 = [1.28, 0.08, 0];
  kit.add(
    loft(
      [
        { z: -1.9, w: 0.34, t: 0.3 },
        { z: -1.2, w: 0.46, t: 0.42, b: 0.36 },
        { z: 1.5, w: 0.52, t: 0.5, b: 0.42 },
        { z: 3.2, w: 0.48, t: 0.46, b: 0.4 },
        { z: 3.8, w: 0.4, t: 0.36, b: 0.34 },
      ],
      SECTIONS.barrel,
    ),
    f.hull,
    { at, mirror: true },
  );
  kit.add(box(0.5, 0.42, 0.3, 0.03), f.mech, { at: [1.28, 0.08, -1.9], mirror: true });
  kit.add(box(0.56, 0.07, 0.8, 0.02, { front: [0.8, 1] }), f.accent, {
    at: [1.28, 0.42, -1.72],
    turn: [0.14, 0, 0],
    mirror: true,
  });
  for (let slit = 0; slit < 4; slit++)
    kit.add(box(0.42, 0.06, 0.1, 0.02), f.mech, { at: [1.28, 0.6, 0.3 + slit * 0.24], mirror: true });
  nozzle(kit, f, [1.28, 0.06, 4], 0.42, 0.8, { mirror: true, glow: 9 });
  nozzle(kit, f, [0, 0.05, 3.75], 0.34, 0.6, { glow: 7 });
  flame(kit, f, [1.28, 0.06, 4.3], 0.42, 1.1, true);
  flame(kit, f, [0, 0.05, 4], 0.34, 0.8);
}

function wings(kit: Kit): void {
  const thin = (x: number, y: number, z: number): Vec3 => [
    x,
    y * (1 - 0.6 * Math.max(0, (x - 1) / 3.4)) - 0.03 * (x - 1),
    z,
  ];
  const wing = (plan: readonly Vec2[], height: number, bevel: number) => plate(plan, height, bevel, { bend: thin });
  kit.add(
    wing(
      [
        [1.1, -0.9],
        [1.7, -0.75],
        [2.5, 0.1],
        [4.15, 1.75],
        [4.75, 2.9],
        [4.7, 3.5],
        [4.3, 3.3],
        [3.35, 2.75],
        [2.35, 2.9],
        [2.2, 3.3],
        [1.2, 3.2],
      ],
      0.34,
      0.07,
    ),
    f.light,
    { mirror: true },
  );
  kit.add(
    wing(
      [
        [1.5, -0.1],
        [2.2, 0.4],
        [3.3, 1.5],
        [3.45, 2],
        [2.5, 2.25],
        [1.6, 2.3],
      ],
      0.16,
      0.05,
    ),
    f.hull,
    { at: [0, 0.17, 0], mirror: true },
  );
  kit.add(
    wing(
      [
        [3.55, 1.55],
        [4.05, 1.95],
        [4.5, 2.9],
        [4.3, 2.95],
        [3.6, 2.45],
      ],
      0.12,
      0.04,
    ),
    f.accent,
    { at: [0, 0.13, 0], mirror: true },
  );
  kit.add(
    wing(
      [
        [2.3, 2.55],
        [3.3, 2.38],
        [4.1, 2.98],
        [4, 3.1],
        [3.35, 2.72],
        [2.35, 2.88],
      ],
      0.1,
      0.03,
    ),
    f.dark,
    { at: [0, 0.12, 0], mirror: true },
  );
  kit.add(
    wing(
      [
        [1.65, -0.85],
        [2.5, 0],
        [4.2, 1.68],
        [4.3, 1.95],
        [2.45, 0.25],
        [1.65, -0.55],
      ],
      0.2,
      0.05,
    ),
    f.dark,
    { at: [0, 0.06, 0], mirror: true },
  );
  kit.add(box(0.22, 0.2, 2.4, 0.05, { front: [0.3, 0.5], back: [0.6, 0.6] }), f.dark, {
    at: [4.72, -0.1, 2.7],
    mirror: true,
  });
  kit.add(box(0.1, 0.12, 0.4, 0.03), f.glow, { at: [4.72, -0.02, 3.2], mirror: true });
  kit.add(
    plate(
      [
        [0.4, -3.3],
        [0.75, -3.2],
        [1.45, -2.55],
        [1.5, -2.3],
        [0.55, -2.45],
      ],
      0.1,
      0.03,
    ),
    f.accent,
    { at: [0, 0.05, 0], mirror: true },
  );
  const fin = { at: [1.35, 0.5, 2] as Vec3, turn: [0, 0, 1.05] as Vec3, mirror: true };
  kit.add(
    plate(
      [
        [0, 0],
        [1.3, 0.2],
        [1.75, 1.15],
        [1.35, 1.5],
        [0.1, 1.6],
      ],
      0.12,
      0.04,
    ),
    f.light,
    fin,
  );
  kit.add(
    plate(
      [
        [1, 0.1],
        [1.35, 0.18],
        [1.8, 1.15],
        [1.5, 1.35],
      ],
      0.14,
      0.04,
    ),
    f.accent,
    fin,
  );
}

function guns(kit: Kit): void {
  kit.add(box(0.42, 0.36, 1.5, 0.07, { front: [0.7, 0.7], back: [0.75, 0.7] }), f.dark, {
    at: [2.55, 0.24, 0.55],
    mirror: true,
  });
  kit.add(box(0.26, 0.1, 0.9, 0.03), f.accentWarm, { at: [2.55, 0.45, 0.6], mirror: true });
  for (const dx of [-0.1, 0.1]) {
    kit.add(rod(0.055, 0.065, 2, 12, 0.02), f.metal, { at: [2.55 + dx, 0.22, -0.95], mirror: true });
    kit.add(rod(0.085, 0.085, 0.3, 12), f.mech, { at: [2.55 + dx, 0.22, -1.7], mirror: true });
    kit.add(rod(0.08, 0.08, 0.2, 12), f.mech, { at: [2.55 + dx, 0.22, -0.4], mirror: true });
  }
}

function spine(kit: Kit): void {
  kit.add(box(0.62, 0.3, 2.7, 0.08, { front: [0.55, 0.5], top: [0.7, 0.92] }), f.hull, { at: [0, 0.78, 1.2] });
  kit.add(box(0.3, 0.16, 1.6, 0.05, { top: [0.7, 0.9] }), f.dark, { at: [0, 0.97, 1.2] });
  for (let rib = 0; rib < 5; rib++) kit.add(box(0.34, 0.06, 0.1, 0.02), f.metal, { at: [0, 1.06, 0.65 + rib * 0.28] });
  kit.add(box(0.2, 0.1, 0.3, 0.03), f.glow, { at: [0, 1, 2.3] });
}

export const picture = sculpture(redwing, {
  small: { finish: 'small' },
  left: { finish: 'small', turn: [0, 0, 0.42] },
  right: { finish: 'small', turn: [0, 0, -0.42] },
  large: { finish: 'large' },
});
