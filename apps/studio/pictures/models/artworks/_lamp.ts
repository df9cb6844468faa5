import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { ball, tube } from '../../kit/shapes/round.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import { METALS } from '../memory/_metals.ts';

/** The Lamp: a ball of caged fire on six cables. `reach` is where the cables end. */
export function lamp(reach: number): Sculpture {
  const kit = new Kit(612);
  kit.add(ball(1.25, 40), glowing('#ffb04a', 9));
  kit.add(ball(0.9, 32), glowing('#fff0c8', 14), { at: [0, 0, 0.5] });
  for (let rib = 0; rib < 6; rib++)
    kit.add(torus(1.75, 0.1, 56, 8), METALS.iron, { turn: [0, (rib / 6) * Math.PI, 0] });
  for (const y of [-0.95, 0, 0.95])
    kit.add(torus(Math.sqrt(1.75 ** 2 - y * y), 0.12, 56, 8), METALS.copper, {
      at: [0, y, 0],
      turn: [Math.PI / 2, 0, 0],
    });
  for (let cable = 0; cable < 6; cable++) {
    const angle = (cable / 6) * Math.PI * 2 + Math.PI / 6;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    kit.add(
      tube(
        [
          [x * 1.7, y * 1.7, 0],
          [x * reach * 0.5, y * reach * 0.5 - 0.15, 0],
          [x * reach, y * reach, 0],
        ],
        0.13,
        30,
        8,
      ),
      METALS.steel,
    );
    for (let bead = 1; bead < 5; bead++)
      kit.add(box(0.5, 0.5, 0.5, 0.12), bead % 2 ? METALS.iron : METALS.brass, {
        at: [(x * (1.7 + (reach - 1.7) * bead)) / 5 + x * 1.2, (y * (1.7 + (reach - 1.7) * bead)) / 5 + y * 1.2, 0],
        turn: [0, 0, angle],
      });
  }
  return { kit, look: 'mud', material: { scale: 0.3, asymmetric: true, lights: 0 }, radius: reach, half: reach };
}
