import { flame, greebles, nozzle } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { livery } from '../../kit/livery.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { SECTIONS, loft } from '../../kit/shapes/loft.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { UNION_STEEL } from '../../kit/union-material.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const colours = FLEETS.mud;
const f = finishesOf(colours);

/** The scout of MUD: an H of two engine blocks with a bridge between. */
export function awl(): Sculpture {
  const kit = new Kit(22);
  blocks(kit);
  bridge(kit);
  const trim = { size: [0.07, 0.2], finishes: [f.dark, f.hull, f.mech] } as const;
  greebles(kit, f.mech, 36, { ...trim, x: [1.6, 2.9], z: [-2.4, 2.4] });
  greebles(kit, f.mech, 18, { ...trim, x: [0.1, 1.3], z: [-0.7, 0.9] });
  return {
    kit,
    look: 'mud',
    material: { ...UNION_STEEL, livery: paint() },
    radius: 6,
    half: 6.1,
    centre: [0, 0, -0.2],
  };
}

function blocks(kit: Kit): void {
  kit.add(
    loft(
      [
        { z: -4.2, w: 0.3, t: 0.25 },
        { z: -3.4, w: 0.68, t: 0.55, b: 0.45 },
        { z: 2.2, w: 0.82, t: 0.72, b: 0.55 },
        { z: 3, w: 0.66, t: 0.56, b: 0.46 },
      ],
      SECTIONS.slab,
      0.08,
    ),
    f.hull,
    { at: [2.3, 0, 0], mirror: true },
  );
  kit.add(
    plate(
      [
        [1.7, -2.6],
        [2.9, -2.6],
        [3.2, -2],
        [3.2, 0.4],
        [2.9, 0.9],
        [1.7, 0.9],
      ],
      0.24,
      0.07,
    ),
    f.light,
    { at: [0, 0.72, 0], mirror: true },
  );
  kit.add(box(0.36, 0.8, 3, 0.08, { top: [0.8, 0.85] }), f.dark, { at: [3.15, 0, -0.2], mirror: true });
  kit.add(rod(0.12, 0.16, 1.5, 12), f.metal, { at: [2.3, 0.05, -4.6], mirror: true });
  kit.add(rod(0.2, 0.2, 0.34, 12), f.mech, { at: [2.3, 0.05, -5.1], mirror: true });
  for (let rib = 0; rib < 4; rib++)
    kit.add(box(1.1, 0.12, 0.14, 0.02), f.mech, { at: [2.3, 0.74, 1.3 + rib * 0.3], mirror: true });
  nozzle(kit, f, [2.3, 0.05, 3.3], 0.66, 1, { mirror: true, glow: 8 });
  flame(kit, f, [2.3, 0.05, 3.7], 0.66, 1.2, true);
}

function bridge(kit: Kit): void {
  kit.add(box(3.6, 0.5, 1.7, 0.1), f.dark, { at: [0, 0, 0.1] });
  kit.add(
    plate(
      [
        [-1.2, -1.5],
        [1.2, -1.5],
        [1.4, -0.9],
        [1.4, 0.9],
        [1, 1.3],
        [-1, 1.3],
        [-1.4, 0.9],
        [-1.4, -0.9],
      ],
      0.5,
      0.12,
    ),
    f.light,
    { at: [0, 0.4, 0] },
  );
  kit.add(box(1.3, 0.3, 0.34, 0.06), { ...f.glass, glow: 0.6 }, { at: [0, 0.6, -1.1] });
  kit.add(box(0.7, 0.34, 1.1, 0.08, { top: [0.7, 0.8] }), f.accent, { at: [0, 0.75, 0.2] });
  kit.add(box(0.2, 0.12, 0.4, 0.03), f.glow, { at: [0, 0.98, 0.2] });
  kit.add(rod(0.05, 0.07, 1.6, 8, 0.01), f.metal, { at: [0.8, 0.4, -2], mirror: true });
}

function paint() {
  return livery(5.4, ({ polygon, hazard }) => {
    polygon(
      [
        [1.6, -1.6],
        [3.4, -1.6],
        [3.4, -0.7],
        [1.6, -0.7],
      ],
      colours.accent,
    );
    polygon(
      [
        [1.6, -0.55],
        [3.4, -0.55],
        [3.4, -0.4],
        [1.6, -0.4],
      ],
      colours.accent,
    );
    polygon(
      [
        [1.6, -4.2],
        [3.1, -4.2],
        [3.1, -3.1],
        [1.6, -3.1],
      ],
      colours.accent,
    );
    hazard(1.6, 0.6, 1.4, 0.24);
    hazard(0, 0.9, 1.2, 0.3);
  });
}

export const picture = sculpture(awl, { small: { finish: 'small' }, large: { finish: 'large' } });
