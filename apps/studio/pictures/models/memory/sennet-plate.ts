import type { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { ball, tube } from '../../kit/shapes/round.ts';
import type { Vec3 } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const glass = { colour: '#12305a', metal: 0.1, rough: 0.06, plating: 0, unworn: true };
const POLE = [-2.6, 2.4] as const;

function trail(radius: number, from: number, to: number): Vec3[] {
  return Array.from({ length: 7 }, (_, step) => {
    const angle = from + ((to - from) * step) / 6;
    return [POLE[0] + Math.cos(angle) * radius, POLE[1] + Math.sin(angle) * radius, 0.1];
  });
}

/** A glass plate with white star trails, one of which ends half-way. */
export const sennetPlate = thing({ seed: 304, half: 3, material: { clearcoat: 1 } }, (kit: Kit) => {
  kit.add(box(4, 3.2, 0.16, 0.04), glass);
  for (const side of [-1, 1]) {
    kit.add(box(4.5, 0.3, 0.4, 0.08), METALS.ash, { at: [0, side * 1.68, 0] });
    kit.add(box(0.3, 3.2, 0.4, 0.08), METALS.ash, { at: [side * 2.1, 0, 0] });
    for (const up of [-1, 1]) kit.add(box(0.56, 0.56, 0.5, 0.1), METALS.brass, { at: [side * 2.08, up * 1.66, 0] });
  }
  for (const [radius, from, to, width] of [
    [1.75, -1.05, -0.75, 0.03],
    [2.3, -0.98, -0.52, 0.045],
    [2.75, -1.1, -0.5, 0.028],
    [3.8, -1.06, -0.3, 0.035],
    [4.3, -0.95, -0.24, 0.028],
    [4.75, -0.92, -0.36, 0.05],
    [5.3, -0.8, -0.55, 0.03],
  ] as const)
    kit.add(tube(trail(radius, from, to), width, 30, 6), glowing('#dfeaff', 1.5));
  kit.add(tube(trail(3.25, -1.16, -0.76), 0.07, 24, 8), glowing('#ffd88a', 3.4));
  kit.add(ball(0.13, 16), glowing('#fff4d0', 9), { at: trail(3.25, -1.16, -0.76)[6] });
});

export const picture = card('relic', sennetPlate, { hue: '#4a6aff', turn: [0, -0.42, 0.08], from: [0.05, 0.25, 1] });
