import { greebles, nozzle } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { FLEETS, finishesOf, glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { loft, SECTIONS } from '../../kit/shapes/loft.ts';
import { UNION_STEEL } from '../../kit/union-material.ts';
import type { Sculpture } from '../../stage/sculpture.ts';

const f = finishesOf(FLEETS.mud);

/** One of the nine colony ships: a long keel, two turning rings of quarters, tanks and three engines. */
export function ark(): Sculpture {
  const kit = new Kit(611);
  kit.add(
    loft(
      [
        { z: -7, w: 0.5, t: 0.4 },
        { z: -6, w: 1.1, t: 0.8 },
        { z: -4.2, w: 1.2, t: 0.9 },
        { z: -3.8, w: 0.7, t: 0.6 },
        { z: 4, w: 0.7, t: 0.6 },
      ],
      SECTIONS.slab,
      0.08,
    ),
    f.hull,
  );
  kit.add(box(1.5, 0.3, 1.4, 0.1), f.accent, { at: [0, 0.85, -5] });
  for (const z of [-2.4, 0.4]) {
    kit.add(torus(2.3, 0.42, 56, 8), f.light, { at: [0, 0, z] });
    kit.add(torus(2.3, 0.2, 56, 6), glowing('#ffd9a0', 2.2), { at: [0, 0, z + 0.34] });
    for (let spoke = 0; spoke < 6; spoke++) {
      const angle = (spoke / 6) * Math.PI * 2;
      kit.add(box(0.24, 2.2, 0.3, 0.05), f.dark, {
        at: [Math.sin(angle) * 1.2, Math.cos(angle) * 1.2, z],
        turn: [0, 0, -angle],
      });
      kit.add(box(1, 0.5, 1.1, 0.1), spoke % 2 ? f.accent : f.hull, {
        at: [Math.sin(angle) * 2.5, Math.cos(angle) * 2.5, z],
        turn: [0, 0, -angle],
      });
    }
  }
  for (const x of [-1.15, 1.15])
    for (const z of [2.2, 3.6]) kit.add(rod(0.62, 0.62, 1.2, 24, 0.2), f.accentWarm, { at: [x, 0, z] });
  kit.add(box(3, 1.4, 1.6, 0.25), f.hull, { at: [0, 0, 5] });
  kit.add(box(2.2, 0.4, 1.2, 0.1), f.accent, { at: [0, 0.8, 5] });
  for (const x of [-1.1, 0, 1.1]) nozzle(kit, f, [x, 0, 6.2], 0.52, 0.9, { glow: 8 });
  greebles(kit, f.mech, 60, { x: [0.1, 1], z: [-6, 5.4], size: [0.12, 0.34], finishes: [f.dark, f.hull, f.metal] });
  return { kit, look: 'mud', material: { ...UNION_STEEL, lights: 6 }, radius: 7.5, half: 7.5 };
}
