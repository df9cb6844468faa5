import { STANDING, eye } from '../../kit/eye.ts';
import { IVORY, facet } from '../../kit/facet.ts';
import { GILT } from '../../kit/gilt-material.ts';
import { Kit } from '../../kit/kit.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';
import { mergeShots } from '../../stage/picture.ts';

const f = finishesOf(FLEETS.ustur);
const TWELFTH = Math.PI / 6;

/** The outer six facets of the bastion of USTUR, as a ring with a hole. */
function outerRing(): Sculpture {
  const kit = new Kit(43);
  kit.add(torus(4.35, 0.34, 72), f.dark, { turn: STANDING });
  kit.add(torus(4.35, 0.16, 72), f.gold, { at: [0, 0.34, 0], turn: STANDING });
  kit.ring(6, (angle) => {
    facet(
      kit,
      [
        [1.3, -3.6],
        [2.35, -4.3],
        [2.1, -5.5],
        [0.9, -6.6],
        [0.35, -7.5],
        [-0.35, -7.5],
        [-0.9, -6.6],
        [-2.1, -5.5],
        [-2.35, -4.3],
        [-1.3, -3.6],
      ],
      0.3,
      { gold: 0.7, dark: 0.52 },
      { turn: angle, height: 0.6 },
    );
    kit.add(
      box(1.5, 0.24, 0.3, 0.08),
      { ...f.glow, glow: 5 },
      { at: [Math.sin(angle) * 4.9, 0.68, Math.cos(angle) * 4.9], turn: [0, angle, 0] },
    );
    kit.add(
      box(0.26, 0.24, 1.1, 0.08),
      { ...f.glow, glow: 5 },
      { at: [Math.sin(angle) * 5.8, 0.68, Math.cos(angle) * 5.8], turn: [0, angle, 0] },
    );
    const between = angle + TWELFTH;
    kit.add(box(0.5, 0.5, 1.5, 0.1, { front: [0.4, 0.7] }), IVORY.shaded, {
      at: [Math.sin(between) * 4.9, 0.2, Math.cos(between) * 4.9],
      turn: [0, between + Math.PI, 0],
    });
    kit.add(
      box(0.2, 0.2, 0.7, 0.05),
      { ...f.glow, glow: 5 },
      { at: [Math.sin(between) * 4.8, 0.52, Math.cos(between) * 4.8], turn: [0, between, 0] },
    );
  });
  return { kit, look: 'ustur', material: GILT, radius: 8, half: 8.2 };
}

/** The inner six facets with the eye, visible through the gaps of the outer ring. */
function heart(shut: boolean): Sculpture {
  const kit = new Kit(44);
  kit.ring(6, (angle) =>
    facet(
      kit,
      [
        [0.4, -1.4],
        [1, -2],
        [0.95, -3],
        [0, -4],
        [-0.95, -3],
        [-1, -2],
        [-0.4, -1.4],
      ],
      0.2,
      { gold: 0.7, dark: 0.5 },
      { turn: angle + TWELFTH, height: 0.5, ivory: IVORY.shaded },
    ),
  );
  kit.add(torus(2, 0.2), f.gold, { at: [0, 0.3, 0], turn: STANDING });
  eye(kit, [0, 0.5, 0], 1.25, { shut });
  return { kit, look: 'ustur', material: GILT, radius: 8, half: 8.2 };
}

/** The bastion as one picture. */
export function bastion(): Sculpture {
  const outer = outerRing();
  const inner = heart(false);
  for (const part of ['positions', 'normals', 'colours', 'surface', 'marks'] as const)
    for (const value of inner.kit[part]) outer.kit[part].push(value);
  return outer;
}

export const picture = mergeShots(
  sculpture(bastion, { small: { finish: 'small', pixels: 448 }, large: { finish: 'large', pixels: 448 } }),
  sculpture(outerRing, { ring: { finish: 'large', pixels: 448 } }),
  sculpture(() => heart(false), { open: { finish: 'large', pixels: 448 } }),
  sculpture(() => heart(true), { shut: { finish: 'large', pixels: 448 } }),
);
