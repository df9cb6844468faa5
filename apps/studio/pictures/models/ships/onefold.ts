import { eye } from '../../kit/eye.ts';
import { facet } from '../../kit/facet.ts';
import { flame } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { GILT } from '../../kit/gilt-material.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const f = finishesOf(FLEETS.ustur);

/** The shard of USTUR: a single gold-edged blade with the eye at its heel. */
export function onefold(): Sculpture {
  const kit = new Kit(42);
  kit.add(
    plate(
      [
        [0, -6.2],
        [0.55, -3.6],
        [1.75, 0.6],
        [1.9, 2.2],
        [1.1, 3.4],
        [-1.1, 3.4],
        [-1.9, 2.2],
        [-1.75, 0.6],
        [-0.55, -3.6],
      ],
      0.4,
      0.14,
    ),
    f.gold,
  );
  for (const side of [1, -1]) {
    const half = [
      [0.12, -5.3],
      [0.42, -3.3],
      [1.42, 0.7],
      [1.5, 2],
      [0.95, 2.7],
      [0.12, 2.2],
    ] as const;
    const plan = half.map(([x, z]) => [x * side, z] as const);
    facet(kit, side > 0 ? plan : plan.toReversed(), 0.3, { dark: 0.55, glow: 0.34, strength: 3 }, { height: 0.4 });
  }
  kit.add(box(0.16, 0.24, 6.6, 0.05), f.dark, { at: [0, 0.42, -1.6] });
  kit.add(box(0.07, 0.2, 4.6, 0.02), { ...f.glow, glow: 5 }, { at: [0, 0.52, -2.4] });
  facet(
    kit,
    [
      [1.5, 0.9],
      [2.5, 1.6],
      [2.75, 3.6],
      [2.1, 3],
      [1.6, 2.4],
    ],
    0.05,
    { gold: 0.6 },
    { mirror: true, height: 0.34 },
  );
  eye(kit, [0, 0.35, 1.9], 0.78);
  kit.add(box(0.9, 0.3, 0.5, 0.08), f.mech, { at: [0.62, 0, 3.5], mirror: true });
  flame(kit, f, [0.62, 0, 3.7], 0.4, 1.1, true);
  kit.exhausts.push({ at: [0.62, 0, 3.7], radius: 0.4 }, { at: [-0.62, 0, 3.7], radius: 0.4 });
  return { kit, look: 'ustur', material: GILT, radius: 6.4, half: 6.4, centre: [0, 0, -0.7] };
}

export const picture = sculpture(onefold, { small: { finish: 'small' }, large: { finish: 'large' } });
