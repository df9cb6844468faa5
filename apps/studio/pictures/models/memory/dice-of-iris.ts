import type { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { ball } from '../../kit/shapes/round.ts';
import type { Vec2, Vec3 } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';

const EDGE = 2.3;
const glass = { colour: '#3fb8c4', metal: 0.1, rough: 0.04, glow: 0.3, plating: 0, unworn: true };
const hole = { colour: '#021416', metal: 0, rough: 0.9, plating: 0, unworn: true };

const PLACES: Readonly<Record<number, readonly Vec2[]>> = {
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** Number of pips of each face, and the map of its (x, y) to space. */
const FACES: readonly (readonly [count: number, turn: Vec3, put: (x: number, y: number) => Vec3])[] = [
  [5, [0, 0, 0], (x, y) => [x, y, EDGE / 2]],
  [6, [-Math.PI / 2, 0, 0], (x, y) => [x, EDGE / 2, y]],
  [3, [0, Math.PI / 2, 0], (x, y) => [EDGE / 2, x, y]],
];

/** A glass cube with drilled pips in teal rings. */
export const diceOfIris = thing(
  { seed: 301, half: 2.5, material: { clearcoat: 1, iridescence: 0.5, wear: 0, grime: 0, ambient: 0.6 } },
  (kit: Kit) => {
    kit.add(box(EDGE, EDGE, EDGE, 0.2), glass);
    for (const [count, turn, put] of FACES)
      for (const [x, y] of PLACES[count]) {
        const at = put(x * 0.62, y * 0.62);
        kit.add(ball(0.24, 24), hole, { at, turn, size: [1, 1, 0.16] });
        kit.add(torus(0.27, 0.06, 28, 8), glowing('#8ffff0', 2.4), { at, turn });
      }
  },
);

export const picture = card('relic', diceOfIris, { hue: '#2fd8e8', turn: [0.1, -0.1, 0.16], from: [0.62, 0.7, 1] });
