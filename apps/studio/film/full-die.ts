import { Kit } from '../pictures/kit/kit.ts';
import { glowing } from '../pictures/kit/palette.ts';
import { box } from '../pictures/kit/shapes/box.ts';
import { torus } from '../pictures/kit/shapes/lathe.ts';
import { ball } from '../pictures/kit/shapes/round.ts';
import type { Vec2, Vec3 } from '../pictures/kit/vector.ts';
import type { Sculpture } from '../pictures/stage/sculpture.ts';

const EDGE = 2.3;
const HALF = EDGE / 2;
const glass = { colour: '#3fb8c4', metal: 0.1, rough: 0.04, glow: 0.22, plating: 0, unworn: true };
const hole = { colour: '#021416', metal: 0, rough: 0.9, plating: 0, unworn: true };

/** The pips of one to six on a grid of 3 × 3, column by column. */
const PIPS = ['....x....', '..x...x..', 'x...x...x', 'x.x...x.x', 'x.x.x.x.x', 'xxx...xxx'].map((grid) =>
  Array.from(grid).flatMap((cell, index): Vec2[] =>
    cell === 'x' ? [[Math.floor(index / 3) - 1, (index % 3) - 1]] : [],
  ),
);

/** Maps (x, y) on each face to space. Opposite faces add up to seven; six faces the viewer. */
const FACES: readonly (readonly [pips: number, turn: Vec3, put: (x: number, y: number) => Vec3])[] = [
  [6, [0, 0, 0], (x, y) => [x, y, HALF]],
  [1, [0, Math.PI, 0], (x, y) => [-x, y, -HALF]],
  [3, [-Math.PI / 2, 0, 0], (x, y) => [x, HALF, -y]],
  [4, [Math.PI / 2, 0, 0], (x, y) => [x, -HALF, y]],
  [5, [0, Math.PI / 2, 0], (x, y) => [HALF, x, y]],
  [2, [0, -Math.PI / 2, 0], (x, y) => [-HALF, x, y]],
];

/** The die of Iris with all its faces, because the falling die is seen from all sides. */
export function fullDie(): Sculpture {
  const kit = new Kit(302);
  kit.add(box(EDGE, EDGE, EDGE, 0.2), glass);
  for (const [pips, turn, put] of FACES)
    for (const [x, y] of PIPS[pips - 1]) {
      const at = put(x * 0.62, y * 0.62);
      kit.add(ball(0.24, 20), hole, { at, turn, size: [1, 1, 0.16] });
      kit.add(torus(0.27, 0.06, 28, 8), glowing('#8ffff0', 2.4), { at, turn });
    }
  const material = { clearcoat: 1, iridescence: 0.5, wear: 0, grime: 0, ambient: 0.6, asymmetric: true };
  return { kit, look: 'oni', material, radius: 2.4, half: 2.5 };
}
