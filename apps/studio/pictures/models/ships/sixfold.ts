import { eye, STANDING } from '../../kit/eye.ts';
import { facet } from '../../kit/facet.ts';
import { GILT } from '../../kit/gilt-material.ts';
import { Kit } from '../../kit/kit.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const f = finishesOf(FLEETS.ustur);

/** Length of each facet, clockwise from the front. */
const REACH = [5.9, 4.7, 4, 4.6, 4, 4.7];

/** The watcher of USTUR: six facets round an eye. */
export function sixfold(): Sculpture {
  const kit = new Kit(41);
  kit.ring(6, (angle, index) => {
    const reach = REACH[index];
    const wide = index === 3 ? 0.85 : 1.25;
    facet(
      kit,
      [
        [0.3, -1.2],
        [wide, -2.3],
        [wide * 0.92, -3.1],
        [0.34, -reach],
        [0, -reach - 0.7],
        [-0.34, -reach],
        [-wide * 0.92, -3.1],
        [-wide, -2.3],
        [-0.3, -1.2],
      ],
      0.12,
      { gold: 0.74, dark: 0.6 },
      { turn: angle, height: 0.5 },
    );
    const out = (reach + 1.6) / 2;
    kit.add(
      box(0.22, 0.2, reach * 0.36, 0.06, { back: [0.4, 1] }),
      { ...f.glow, glow: 5 },
      { at: [-Math.sin(angle) * out, 0.44, -Math.cos(angle) * out], turn: [0, angle, 0] },
    );
    kit.add(box(0.3, 0.34, 4, 0.08), f.mech, {
      at: [Math.sin(angle) * 1.8, -0.1, Math.cos(angle) * 1.8],
      turn: [0, angle, 0],
    });
    const between = angle + Math.PI / 6;
    kit.add(box(0.34, 0.3, 1.3, 0.08, { front: [0.5, 0.8] }), f.gold, {
      at: [Math.sin(between) * 1.95, 0.1, Math.cos(between) * 1.95],
      turn: [0, between + Math.PI, 0],
    });
  });
  kit.add(torus(1.75, 0.16), f.gold, { at: [0, 0.1, 0], turn: STANDING });
  eye(kit, [0, 0.25, 0], 1.05);
  return { kit, look: 'ustur', material: GILT, radius: 6.2, half: 6.4 };
}

export const picture = sculpture(sixfold, { small: { finish: 'small' }, large: { finish: 'large' } });
