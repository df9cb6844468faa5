import { Kit } from '../../kit/kit.ts';
import { FLEETS, finishesOf, glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { UNION_STEEL } from '../../kit/union-material.ts';
import type { Sculpture } from '../../stage/sculpture.ts';

const f = finishesOf(FLEETS.mud);
const SEGMENTS = 36;
const RADIUS = 5;

/** A gate: a ring of riveted iron, twelve kilometres round. It stands upright and faces the viewer. */
export function ringGate(): Sculpture {
  const kit = new Kit(601);
  kit.add(torus(RADIUS, 0.34, 120, 10), f.mech);
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const angle = (segment / SEGMENTS) * Math.PI * 2;
    const put = (radius: number, z: number) => [Math.sin(angle) * radius, Math.cos(angle) * radius, z] as const;
    const turn = [0, 0, -angle] as const;
    const dock = segment % 6 === 0;
    kit.add(box(0.84, 0.86, 0.84, 0.08), segment % 3 === 1 ? f.light : f.hull, { at: put(RADIUS + 0.04, 0), turn });
    kit.add(box(0.3, 0.16, 0.9, 0.04), f.dark, { at: put(RADIUS - 0.44, 0), turn });
    kit.add(box(0.5, 0.06, 0.1, 0.02), glowing('#ffcf8a', 5), { at: put(RADIUS - 0.42, 0.44), turn });
    for (const x of [-0.24, 0.24])
      for (const y of [-0.26, 0.26])
        kit.add(rod(0.06, 0.06, 0.12, 8, 0.02), f.metal, {
          at: [
            Math.sin(angle) * (RADIUS + y) + Math.cos(angle) * x,
            Math.cos(angle) * (RADIUS + y) - Math.sin(angle) * x,
            0.44,
          ],
        });
    if (!dock) continue;
    kit.add(box(1.15, 1.3, 1.15, 0.16), f.accent, { at: put(RADIUS + 0.18, 0), turn });
    kit.add(box(0.8, 0.6, 1.3, 0.1), f.dark, { at: put(RADIUS + 0.2, 0), turn });
    for (let lamp = 0; lamp <= segment / 6; lamp++)
      kit.add(rod(0.08, 0.08, 0.1, 12, 0.02), glowing('#8ff0ff', 6), {
        at: [
          Math.sin(angle) * (RADIUS + 0.2) + Math.cos(angle) * (lamp - segment / 12) * 0.17,
          Math.cos(angle) * (RADIUS + 0.2) - Math.sin(angle) * (lamp - segment / 12) * 0.17,
          0.7,
        ],
      });
  }
  return { kit, look: 'mud', material: { ...UNION_STEEL, asymmetric: true, scale: 0.3 }, radius: 6, half: 6 };
}
