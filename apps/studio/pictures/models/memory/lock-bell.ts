import { STANDING, upright } from '../../kit/eye.ts';
import type { Kit } from '../../kit/kit.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { ball, tube } from '../../kit/shapes/round.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const bronze = { colour: '#c8923c', metal: 1, rough: 0.2, plating: 0.12 };

/** The polished bell of the Second Opinion. */
export const lockBell = thing({ seed: 306, half: 3.2, look: 'ustur' }, (kit: Kit) => {
  const place = { turn: STANDING };
  kit.add(
    upright(
      [
        [0, 1.5],
        [0.5, 1.45],
        [0.95, 1.2],
        [1.12, 0.7],
        [1.22, 0],
        [1.42, -0.7],
        [1.85, -1.35],
        [2.05, -1.6],
        [1.95, -1.75],
        [1.7, -1.7],
        [1.2, -0.9],
        [0, -0.6],
      ],
      56,
      0.7,
    ),
    bronze,
    place,
  );
  for (const [y, r] of [
    [0.86, 1.11],
    [-0.42, 1.34],
    [-0.6, 1.4],
    [-1.45, 1.93],
  ] as const)
    kit.add(torus(r, 0.055, 56, 10), METALS.brass, { at: [0, y, 0], turn: [Math.PI / 2, 0, 0] });
  kit.ring(14, (angle) =>
    kit.add(box(0.16, 0.5, 0.08, 0.03), METALS.dark, {
      at: [Math.sin(angle) * 1.2, 0.22, Math.cos(angle) * 1.2],
      turn: [0.12, angle, 0],
      order: 'YXZ',
    }),
  );
  kit.add(rod(0.13, 0.13, 1.2, 12), METALS.iron, { at: [0, -1.4, 0], turn: [Math.PI / 2, 0, 0] });
  kit.add(ball(0.34, 20), METALS.iron, { at: [0, -2.05, 0] });
  kit.add(torus(0.42, 0.15, 32, 12), METALS.iron, { at: [0, 1.85, 0] });
  kit.add(
    tube(
      [
        [0, -2.3, 0],
        [0.2, -2.6, 0.1],
        [-0.1, -2.9, 0.1],
      ],
      0.1,
      20,
    ),
    METALS.leather,
  );
});

export const picture = card('relic', lockBell, { hue: '#3ac86a', turn: [0.05, 0, 0.22], from: [0.2, 0.25, 1] });
