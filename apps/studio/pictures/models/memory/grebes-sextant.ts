import type { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { tube } from '../../kit/shapes/round.ts';
import type { Vec3 } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const TOP = 1.5;
const REACH = 3.5;

const onArc = (angle: number, radius: number, z = 0): Vec3 => [
  Math.sin(angle) * radius,
  TOP - Math.cos(angle) * radius,
  z,
];

const arc = (radius: number) => Array.from({ length: 13 }, (_, step) => onArc(-0.62 + (step / 12) * 1.24, radius));

/** Brass, with a mirror of silvered horn. */
export const grebesSextant = thing({ seed: 307, half: 3.2, look: 'ustur' }, (kit: Kit) => {
  kit.add(tube(arc(REACH), 0.17, 60, 8), METALS.brass);
  kit.add(tube(arc(REACH - 0.42), 0.08, 60, 8), METALS.brass);
  for (let tick = 0; tick <= 24; tick++) {
    const angle = -0.6 + (tick / 24) * 1.2;
    kit.add(box(0.04, tick % 4 === 0 ? 0.4 : 0.24, 0.1, 0.01), METALS.dark, {
      at: onArc(angle, REACH - 0.02, 0.14),
      turn: [0, 0, angle],
    });
  }
  for (const angle of [-0.62, 0.62])
    kit.add(tube([onArc(angle * 0.2, 0.1), onArc(angle, 1.7), onArc(angle, REACH)], 0.14, 20, 10), METALS.brass);
  for (const radius of [1.5, 2.4])
    kit.add(tube([onArc(-0.6, radius), onArc(0, radius * 1.06), onArc(0.6, radius)], 0.09, 20, 8), METALS.brass);
  kit.add(torus(0.42, 0.08, 28, 8), METALS.brass, { at: onArc(0, 2) });
  kit.add(box(0.24, REACH + 0.3, 0.12, 0.04), METALS.silver, { at: onArc(0.2, 1.75, 0.26), turn: [0, 0, 0.2] });
  kit.add(box(0.6, 0.5, 0.3, 0.08), METALS.silver, { at: onArc(0.2, REACH, 0.26), turn: [0, 0, 0.2] });
  kit.add(rod(0.34, 0.34, 0.5, 24), METALS.iron, { at: [0, TOP, 0.1] });
  kit.add(box(0.12, 1, 0.85, 0.05), glowing('#a8c8e0', 0.5), { at: [0.05, TOP + 0.35, 0.4], turn: [0, 0.5, 0.2] });
  kit.add(box(0.16, 1.14, 0.98, 0.05), METALS.brass, { at: [0.14, TOP + 0.35, 0.34], turn: [0, 0.5, 0.2] });
  kit.add(rod(0.26, 0.36, 2, 24, 0.05), METALS.brass, { at: [0.9, 0.95, 0.5], turn: [0, Math.PI / 2 - 0.1, 0] });
  kit.add(rod(0.46, 0.42, 0.3, 24, 0.05), METALS.dark, { at: [1.95, 0.95, 0.6], turn: [0, Math.PI / 2 - 0.1, 0] });
  for (const [x, colour] of [
    [-0.95, '#ff5a3a'],
    [-1.15, '#3ad86a'],
  ] as const)
    kit.add(torus(0.3, 0.07, 24, 8), glowing(colour, 1.6), { at: [x, 0.75, 0.35], turn: [0, 0.9, 0] });
});

export const picture = card('relic', grebesSextant, { hue: '#ff5a8a', turn: [0, -0.25, -0.15], from: [0.1, 0.2, 1] });
