import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { STANDING, upright } from '../../kit/eye.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { ball } from '../../kit/shapes/round.ts';
import { cargoIcon } from './_cargo.ts';

const iron = { colour: '#4a4f58', metal: 0.85, rough: 0.4, plating: 0.5 };
const copper = { colour: '#b8622c', metal: 1, rough: 0.3, plating: 0.2 };

/** Arc core: a fist of fused iron in a winding, humming. */
function arco(): Kit {
  const kit = new Kit(101);
  for (const y of [-0.95, 0.95])
    kit.add(
      upright(
        [
          [0, y + 0.35],
          [0.9, y + 0.3],
          [1.15, y + 0.1],
          [1.15, y - 0.1],
          [0.9, y - 0.3],
          [0, y - 0.35],
        ],
        12,
        0.2,
      ),
      iron,
      { turn: STANDING },
    );
  for (let turn = 0; turn < 5; turn++)
    kit.add(torus(0.86, 0.13), copper, { at: [0, -0.52 + turn * 0.26, 0], turn: STANDING });
  kit.add(ball(0.72, 28), glowing('#ff7a2a', 3));
  kit.ring(4, (angle) =>
    kit.add(box(0.26, 2, 0.3, 0.06), iron, {
      at: [Math.cos(angle + 0.4) * 1.06, 0, Math.sin(angle + 0.4) * 1.06],
      turn: [0, -angle - 0.4, 0],
    }),
  );
  kit.add(box(0.5, 0.14, 0.5, 0.04), glowing('#ffd08a', 5), { at: [0, 1.32, 0] });
  return kit;
}

export const picture = cargoIcon(arco);
