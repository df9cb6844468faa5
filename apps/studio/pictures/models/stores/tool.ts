import { Kit } from '../../kit/kit.ts';
import { plate } from '../../kit/shapes/plate.ts';
import type { Vec2 } from '../../kit/vector.ts';
import { storeIcon } from './_store.ts';

const steel = { colour: '#cdd4da', metal: 0.6, rough: 0.38, plating: 0.1 };
const grip = { colour: '#d8301a', metal: 0.1, rough: 0.4, plating: 0.1 };
const LEAN = { turn: [0, -0.7, 0] } as const;

/** One spanner, union pattern, lying aslant. */
function tool(): Kit {
  const kit = new Kit(94);
  const jaw: Vec2[] = [
    [-0.36, -1],
    [-1, -1.45],
    [-1.15, -2.2],
    [-0.8, -2.95],
    [-0.44, -2.8],
    [-0.44, -2.05],
    [0, -1.8],
    [0.44, -2.05],
    [0.44, -2.8],
    [0.8, -2.95],
    [1.15, -2.2],
    [1, -1.45],
    [0.36, -1],
  ];
  const tail: Vec2[] = [
    [0.36, 1.4],
    [0.7, 1.9],
    [0.6, 2.6],
    [0, 2.95],
    [-0.6, 2.6],
    [-0.7, 1.9],
    [-0.36, 1.4],
  ];
  kit.add(
    plate([...jaw, ...tail], 0.6, 0.18, {
      holes: [
        [
          [-0.24, 2.2],
          [0, 2.45],
          [0.24, 2.2],
          [0, 1.95],
        ],
      ],
    }),
    steel,
    LEAN,
  );
  kit.add(
    plate(
      [
        [-0.46, -0.8],
        [0.46, -0.8],
        [0.46, 1.2],
        [-0.46, 1.2],
      ],
      0.84,
      0.16,
    ),
    grip,
    LEAN,
  );
  return kit;
}

export const picture = storeIcon(tool, '#ff5a4a', 'player', 3.5, 'top');
