import { flame, greebles, nozzle, turret } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { livery } from '../../kit/livery.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { SECTIONS, loft } from '../../kit/shapes/loft.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { tube } from '../../kit/shapes/round.ts';
import { UNION_STEEL } from '../../kit/union-material.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const colours = FLEETS.mud;
const f = finishesOf(colours);

/** The cruiser of MUD: a slab with a battery at each corner and two jaws in front. */
export function vise(): Sculpture {
  const kit = new Kit(23);
  slab(kit);
  batteries(kit);
  const trim = { size: [0.08, 0.26], finishes: [f.dark, f.hull, f.mech, f.light] } as const;
  greebles(kit, f.mech, 60, { ...trim, x: [0.1, 1.4], z: [-2.6, 4.2] });
  greebles(kit, f.mech, 44, { ...trim, x: [1.5, 3.4], z: [-2.4, 4] });
  greebles(kit, f.mech, 20, { ...trim, x: [1.6, 3.4], z: [-5.6, -3] });
  return { kit, look: 'mud', material: { ...UNION_STEEL, scale: 0.14, livery: paint() }, radius: 8, half: 7.4 };
}

function slab(kit: Kit): void {
  kit.add(
    plate(
      [
        [-3.4, -3.2],
        [3.4, -3.2],
        [3.9, -2.4],
        [3.9, 3.6],
        [3.1, 4.7],
        [-3.1, 4.7],
        [-3.9, 3.6],
        [-3.9, -2.4],
      ],
      1,
      0.2,
    ),
    f.hull,
  );
  kit.add(
    plate(
      [
        [-1.5, -2.6],
        [1.5, -2.6],
        [1.8, -1.8],
        [1.8, 3.6],
        [1.2, 4.3],
        [-1.2, 4.3],
        [-1.8, 3.6],
        [-1.8, -1.8],
      ],
      0.5,
      0.14,
    ),
    f.light,
    { at: [0, 0.65, 0] },
  );
  kit.add(box(1.6, 0.6, 3.6, 0.14, { top: [0.8, 0.88] }), f.dark, { at: [0, 1.1, 1] });
  kit.add(box(1, 0.4, 1.5, 0.1, { top: [0.8, 0.85] }), f.light, { at: [0, 1.5, 0.2] });
  kit.add(box(0.8, 0.16, 0.16, 0.04), f.glow, { at: [0, 1.6, -0.6] });
  for (let vent = 0; vent < 5; vent++)
    kit.add(box(1.1, 0.14, 0.18, 0.03), f.mech, { at: [0, 1.42, 1.3 + vent * 0.34] });
  kit.add(
    loft(
      [
        { z: -6.6, w: 0.5, t: 0.35 },
        { z: -5.6, w: 0.8, t: 0.6 },
        { z: -2.6, w: 0.95, t: 0.7 },
      ],
      SECTIONS.slab,
      0.1,
    ),
    f.light,
    { at: [2.5, 0.05, 0], mirror: true },
  );
  kit.add(box(0.7, 1, 3, 0.12), f.dark, { at: [1.75, 0, -4.2], mirror: true });
  for (let tooth = 0; tooth < 4; tooth++)
    kit.add(box(0.36, 0.5, 0.4, 0.06), f.metal, { at: [1.35, 0, -5.3 + tooth * 0.62], mirror: true });
  kit.add(box(1.4, 0.6, 0.8, 0.1), f.mech, { at: [0, 0, -3.3] });
  kit.add(box(0.7, 0.3, 0.3, 0.06), f.glow, { at: [0, 0.2, -3.7] });
  kit.add(
    tube(
      [
        [2, 0.7, -2],
        [2.2, 0.75, 0],
        [2.2, 0.75, 3],
        [1.8, 0.7, 4.2],
      ],
      0.13,
      30,
    ),
    f.metal,
    { mirror: true },
  );
  nozzle(kit, f, [0.95, 0, 5], 0.72, 1, { mirror: true, glow: 8 });
  nozzle(kit, f, [2.6, 0, 4.9], 0.6, 0.9, { mirror: true, glow: 8 });
  flame(kit, f, [0.95, 0, 5.4], 0.72, 1.2, true);
  flame(kit, f, [2.6, 0, 5.3], 0.6, 1, true);
}

function batteries(kit: Kit): void {
  for (const [x, z] of [
    [3.9, -2.2],
    [3.9, 3],
  ] as const) {
    kit.add(box(1.8, 1, 2.2, 0.18), f.light, { at: [x, 0.1, z], mirror: true });
    turret(kit, f, f.hull, [x, 0.55, z], 1.25);
  }
  turret(kit, f, f.hull, [0, 0.85, -1.7], 1.2, { mirror: false });
}

function paint() {
  const { accent } = colours;
  return livery(7.6, ({ polygon, hazard }) => {
    polygon(
      [
        [1.5, -6.7],
        [3.6, -6.7],
        [3.6, -5.4],
        [1.5, -5.4],
      ],
      accent,
    );
    polygon(
      [
        [2, -1],
        [4, -1],
        [4, 0.1],
        [2, 0.1],
      ],
      accent,
    );
    polygon(
      [
        [2, 0.3],
        [4, 0.3],
        [4, 0.5],
        [2, 0.5],
      ],
      accent,
    );
    polygon(
      [
        [0, -2.6],
        [1.5, -2.6],
        [1.8, -1.8],
        [1.8, -1.2],
        [0, -2.1],
      ],
      accent,
    );
    hazard(1.6, -3.2, 1.8, 0.3);
    hazard(3, 1.6, 1.8, 0.28);
    hazard(0, 3.6, 1.4, 0.3);
    polygon(
      [
        [3, -3.3],
        [4.9, -3.3],
        [4.9, -2.9],
        [3, -2.9],
      ],
      accent,
    );
    polygon(
      [
        [3, 3.8],
        [4.9, 3.8],
        [4.9, 4.2],
        [3, 4.2],
      ],
      accent,
    );
  });
}

export const picture = sculpture(vise, {
  small: { finish: 'small', pixels: 448 },
  large: { finish: 'large', pixels: 448 },
});
