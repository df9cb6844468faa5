import { flame, greebles, nozzle, turret } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { livery } from '../../kit/livery.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { SECTIONS, loft } from '../../kit/shapes/loft.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { tube } from '../../kit/shapes/round.ts';
import { UNION_STEEL } from '../../kit/union-material.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const colours = FLEETS.mud;
const f = finishesOf(colours);

/** The hammerhead of MUD: a ram eleven metres wide on a hull four metres wide. */
export function maul(): Sculpture {
  const kit = new Kit(21);
  hull(kit);
  head(kit);
  pods(kit);
  const trim = { size: [0.08, 0.22], finishes: [f.dark, f.hull, f.mech, f.hull] } as const;
  greebles(kit, f.mech, 40, { ...trim, x: [0.1, 0.9], z: [-2, 2.8] });
  greebles(kit, f.mech, 26, { ...trim, x: [1.5, 2.5], z: [0.2, 3] });
  greebles(kit, f.mech, 22, { ...trim, x: [0.4, 3.4], z: [-4.4, -2.6] });
  return { kit, look: 'mud', material: { ...UNION_STEEL, livery: paint() }, radius: 6, half: 6, centre: [0, 0, -0.3] };
}

function hull(kit: Kit): void {
  kit.add(
    loft(
      [
        { z: -3.2, w: 0.75, t: 0.4, b: 0.35 },
        { z: -2.4, w: 0.95, t: 0.62, b: 0.45 },
        { z: 0.6, w: 1, t: 0.8, b: 0.5 },
        { z: 2.6, w: 0.85, t: 0.7, b: 0.5 },
        { z: 3, w: 0.7, t: 0.5, b: 0.4 },
      ],
      SECTIONS.slab,
      0.07,
    ),
    f.hull,
  );
  kit.add(box(1.1, 0.4, 2.4, 0.1, { top: [0.8, 0.85] }), f.dark, { at: [0, 0.9, 0.9] });
  kit.add(box(0.7, 0.25, 0.9, 0.06), f.light, { at: [0, 1.15, 0.4] });
  for (let stack = 0; stack < 3; stack++)
    kit.add(rod(0.16, 0.18, 0.3, 12), f.mech, { at: [0, 1.2, 1.2 + stack * 0.4], turn: [-Math.PI / 2, 0, 0] });
  turret(kit, f, f.hull, [0, 0.72, -1.4], 0.9, { mirror: false });
  nozzle(kit, f, [0, 0.1, 3.2], 0.5, 0.7, { glow: 8 });
  flame(kit, f, [0, 0.1, 3.5], 0.46, 0.9);
}

function head(kit: Kit): void {
  kit.add(
    plate(
      [
        [-3.2, -5],
        [3.2, -5],
        [3.9, -4.4],
        [4, -3.1],
        [3.2, -2.7],
        [1.2, -2.2],
        [-1.2, -2.2],
        [-3.2, -2.7],
        [-4, -3.1],
        [-3.9, -4.4],
      ],
      0.72,
      0.14,
    ),
    f.light,
    { at: [0, 0.1, 0] },
  );
  kit.add(
    plate(
      [
        [-3, -5.3],
        [3, -5.3],
        [3.3, -4.8],
        [-3.3, -4.8],
      ],
      0.5,
      0.08,
    ),
    f.mech,
    { at: [0, 0.1, 0] },
  );
  for (let tooth = -5; tooth <= 5; tooth++)
    kit.add(box(0.34, 0.42, 0.4, 0.06), f.metal, { at: [tooth * 0.56, 0.1, -5.35] });
  kit.add(box(1.5, 0.2, 0.2, 0.04), { ...f.glow, glow: 3 }, { at: [0, 0.46, -3.3] });
  for (let bar = -2; bar <= 2; bar++) kit.add(box(0.08, 0.26, 0.26, 0.02), f.dark, { at: [bar * 0.3, 0.48, -3.3] });
  kit.add(
    plate(
      [
        [0.6, -4.4],
        [2.8, -4.4],
        [3.5, -4],
        [3.5, -3.3],
        [2.8, -3],
        [0.9, -2.7],
      ],
      0.2,
      0.06,
    ),
    f.hull,
    { at: [0, 0.5, 0], mirror: true },
  );
  kit.add(box(0.7, 0.6, 1.5, 0.1, { front: [0.8, 0.8] }), f.dark, { at: [3.8, 0.05, -3.9], mirror: true });
  kit.add(rod(0.16, 0.2, 1.4, 14), f.metal, { at: [3.8, 0.05, -5], mirror: true });
  kit.add(rod(0.12, 0.12, 0.2, 12, 0.01), { ...f.glow, glow: 5 }, { at: [3.8, 0.05, -5.7], mirror: true });
}

function pods(kit: Kit): void {
  kit.add(box(1.6, 0.4, 0.9, 0.08), f.dark, { at: [1.3, 0.05, 0.9], mirror: true });
  kit.add(
    loft(
      [
        { z: -0.9, w: 0.42, t: 0.35 },
        { z: -0.4, w: 0.64, t: 0.62, b: 0.5 },
        { z: 2.6, w: 0.68, t: 0.68, b: 0.52 },
        { z: 3.5, w: 0.56, t: 0.54, b: 0.46 },
      ],
      SECTIONS.slab,
      0.07,
    ),
    f.hull,
    { at: [2, 0.02, 0], mirror: true },
  );
  kit.add(
    plate(
      [
        [1.5, -0.5],
        [2.5, -0.4],
        [2.9, 0.2],
        [2.9, 1.6],
        [2.5, 2.2],
        [1.6, 2.2],
      ],
      0.22,
      0.07,
    ),
    f.light,
    { at: [0, 0.72, 0], mirror: true },
  );
  kit.add(
    tube(
      [
        [0.8, 0.45, 0.5],
        [1.3, 0.55, 0.5],
        [1.8, 0.4, 0.5],
      ],
      0.08,
      16,
    ),
    f.metal,
    { mirror: true },
  );
  kit.add(
    tube(
      [
        [0.9, 0.3, -2.4],
        [1.8, 0.4, -1.8],
        [2, 0.4, -0.6],
      ],
      0.1,
      16,
    ),
    f.metal,
    { mirror: true },
  );
  for (let rib = 0; rib < 4; rib++)
    kit.add(box(0.9, 0.1, 0.12, 0.02), f.mech, { at: [2, 0.72, 2.4 + rib * 0.22], mirror: true });
  nozzle(kit, f, [2, 0.05, 3.8], 0.52, 0.9, { mirror: true, glow: 8 });
  flame(kit, f, [2, 0.05, 4.1], 0.52, 1.1, true);
}

function paint() {
  const { accent } = colours;
  return livery(6, ({ polygon, hazard }) => {
    polygon(
      [
        [0, -2.4],
        [0.5, -2.4],
        [0.95, -1.6],
        [0.95, -1.2],
        [0, -2],
      ],
      accent,
    );
    polygon(
      [
        [1.4, 0.2],
        [3, 0.2],
        [3, 1],
        [1.4, 1],
      ],
      accent,
    );
    polygon(
      [
        [1.4, 1.15],
        [3, 1.15],
        [3, 1.28],
        [1.4, 1.28],
      ],
      accent,
    );
    polygon(
      [
        [2, -5],
        [3.2, -5],
        [4, -4.4],
        [4, -3.5],
        [2, -3.5],
      ],
      accent,
    );
    hazard(0.4, -2.75, 3.4, 0.3);
    hazard(1.5, 1.85, 1.4, 0.2);
    polygon(
      [
        [0, 2.3],
        [0.9, 2.3],
        [0.9, 2.75],
        [0, 2.75],
      ],
      accent,
    );
  });
}

export const picture = sculpture(maul, { small: { finish: 'small' }, large: { finish: 'large' } });
