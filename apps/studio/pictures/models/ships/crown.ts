import { STANDING, eye, upright } from '../../kit/eye.ts';
import { IVORY, facet } from '../../kit/facet.ts';
import { flame, greebles, nozzle, turret } from '../../kit/fittings.ts';
import { GILT } from '../../kit/gilt-material.ts';
import { Kit } from '../../kit/kit.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { SECTIONS, loft } from '../../kit/shapes/loft.ts';
import type { Vec3 } from '../../kit/vector.ts';
import { mergeShots } from '../../stage/picture.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const f = finishesOf(FLEETS.ustur);
const graphite = { colour: FLEETS.ustur.dark, metal: 0.55, rough: 0.5, scale: 1.2 };
const EYE_AT: Vec3 = [0, 0.5, -2.4];

/** Positions and angles of the turrets on one side; the others are mirrored. */
const TURRETS = [
  [3.1, -0.6, 0.3],
  [4.6, 2.2, 0.5],
  [3.2, 5.2, 0.7],
] as const;

/** The hull of the warship: a crown of blades that all point forward, with a column of light down the middle. */
function hull(armed: boolean, shut: boolean): Sculpture {
  const kit = new Kit(51);
  keel(kit);
  blades(kit);
  column(kit);
  eye(kit, EYE_AT, 1.25, { shut, lids: 12 });
  kit.add(torus(2.15, 0.22, 64), f.gold, { at: [0, 0.45, -2.4], turn: STANDING });
  const zone = { finishes: [graphite, IVORY.shaded, f.mech, f.gold] } as const;
  greebles(kit, f.mech, 50, { ...zone, x: [0.9, 2.6], z: [0, 8], size: [0.1, 0.32] });
  greebles(kit, f.mech, 40, { ...zone, x: [2, 5.4], z: [-1.5, 7], size: [0.07, 0.2] });
  for (const [x, z, turn] of TURRETS) {
    const y = kit.topAt(x, z) ?? 0.5;
    kit.add(
      upright(
        [
          [0, 0.2],
          [0.62, 0.2],
          [0.78, 0.05],
          [0.78, -0.2],
          [0, -0.2],
        ],
        8,
        0.2,
      ),
      graphite,
      { at: [x, y, z], turn: STANDING, mirror: true },
    );
    if (armed) turret(kit, { ...f, accent: f.gold }, IVORY.shaded, [x, y, z], 1.05, { turn: -turn });
    else
      kit.add(
        box(0.4, 0.12, 0.4, 0.05),
        { ...f.glow, glow: 2.4 },
        { at: [x, y + 0.2, z], turn: [0, 0.6, 0], mirror: true },
      );
  }
  return {
    kit,
    look: 'ustur',
    material: { ...GILT, scale: 0.12, bump: 0.75, tone: 0.14 },
    radius: 13,
    half: 13,
    centre: [0, 0, -0.9],
  };
}

function keel(kit: Kit): void {
  kit.add(
    loft(
      [
        { z: -4.8, w: 1.6, t: 0.5 },
        { z: -2.5, w: 2.7, t: 0.8 },
        { z: 2, w: 2.9, t: 1, b: 0.9 },
        { z: 7, w: 2.5, t: 1, b: 0.9 },
        { z: 9, w: 1.8, t: 0.8, b: 0.7 },
      ],
      SECTIONS.keel,
      0.1,
    ),
    graphite,
  );
  for (const [x, y, r] of [
    [0.8, 0.1, 0.62],
    [2.2, 0, 0.52],
    [3.5, -0.05, 0.42],
  ] as const) {
    const z = x < 1 ? 9.2 : x < 3 ? 8.6 : 7.9;
    kit.add(
      loft(
        [
          { z: z - 2.2, w: r, t: r },
          { z: z - 0.3, w: r * 1.25, t: r * 1.2 },
        ],
        SECTIONS.keel,
        0.06,
      ),
      graphite,
      { at: [x, y, 0], mirror: true },
    );
    nozzle(kit, f, [x, y, z], r, 0.9, { mirror: true, glow: 8 });
    flame(kit, f, [x, y, z + 0.4], r, 1.3, true);
  }
}

function blades(kit: Kit): void {
  const plans = [
    { x: 1.35, tip: -12.6, root: -3.4, width: 1.1, y: 0.55 },
    { x: 3.3, tip: -9.8, root: -0.6, width: 1.25, y: 0.4 },
    { x: 5.2, tip: -6.6, root: 2.4, width: 1.2, y: 0.25 },
    { x: 6.9, tip: -3, root: 5, width: 1.05, y: 0.1 },
  ] as const;
  plans.forEach(({ x, tip, root, width, y }, index) => {
    const length = root - tip;
    facet(
      kit,
      [
        [x - width * 0.1, tip],
        [x + width * 0.28, tip + length * 0.24],
        [x + width * 0.62, tip + length * 0.6],
        [x + width * 0.55, root + 0.6],
        [x - width * 0.1, root + 1.6],
        [x - width * 0.62, root],
        [x - width * 0.5, tip + length * 0.5],
        [x - width * 0.34, tip + length * 0.2],
      ],
      y,
      { gold: 0.62, dark: 0.46, glow: 0.24, strength: 4 },
      { mirror: true, height: 0.62, ivory: index % 2 ? IVORY.shaded : IVORY.bright },
    );
    kit.add(box(3.4, 0.4, 0.7, 0.1), graphite, {
      at: [x - 0.9, y - 0.45, root - 0.6],
      turn: [0, -0.5, 0],
      mirror: true,
    });
  });
  for (const [z, w] of [
    [1.2, 4.4],
    [3.4, 5.2],
    [5.6, 4.4],
  ] as const)
    facet(
      kit,
      [
        [1.7, z - 0.4],
        [w * 0.78, z + 0.2],
        [w, z + 1.5],
        [w - 0.3, z + 2.6],
        [w * 0.7, z + 2],
        [1.7, z + 1.7],
      ],
      0.62,
      { gold: 0.58, dark: 0.4 },
      { mirror: true, height: 0.5 },
    );
}

function column(kit: Kit): void {
  kit.add(box(1.9, 0.5, 8, 0.12, { top: [0.85, 0.97] }), graphite, { at: [0, 1.1, 4.2] });
  kit.add(box(1.3, 0.45, 6.6, 0.1, { top: [0.85, 0.96] }), IVORY.bright, { at: [0, 1.5, 4.2] });
  kit.add(box(0.5, 0.2, 6, 0.05), f.dark, { at: [0, 1.76, 4.2] });
  kit.add(box(0.3, 0.22, 5.8, 0.05), { ...f.glow, glow: 7 }, { at: [0, 1.82, 4.2] });
  for (let bar = 0; bar < 8; bar++) kit.add(box(0.9, 0.2, 0.16, 0.04), f.gold, { at: [0, 1.86, 1.6 + bar * 0.72] });
  kit.add(box(0.5, 0.3, 6.4, 0.08, { front: [0.3, 0.5] }), graphite, { at: [0, 0.3, -7.2] });
  kit.add(box(0.2, 0.3, 6, 0.05, { front: [0.3, 0.5] }), { ...f.glow, glow: 5 }, { at: [0, 0.4, -7] });
}

/** A turret of the warship alone, pointing forward. */
/** The crown with its guns and its eye open. */
export function crown(): Sculpture {
  return hull(true, false);
}

function gun(): Sculpture {
  const kit = new Kit(52);
  turret(kit, { ...f, accent: f.gold }, IVORY.shaded, [0, 0, 0], 1.05, { mirror: false });
  return { kit, look: 'ustur', material: { ...GILT, scale: 0.12 }, radius: 2, half: 2.2, centre: [0, 0, -0.3] };
}

export const picture = mergeShots(
  sculpture(crown, {
    small: { finish: 'small', pixels: 560 },
    large: { finish: 'large', pixels: 560 },
  }),
  sculpture(() => hull(false, false), { open: { finish: 'large', pixels: 560 } }),
  sculpture(() => hull(false, true), { shut: { finish: 'large', pixels: 560 } }),
  sculpture(gun, { turret: { finish: 'large', pixels: 192 } }),
);
