import { Kit } from '../../kit/kit.ts';
import { plate } from '../../kit/shapes/plate.ts';
import type { Vec2 } from '../../kit/vector.ts';
import { storeIcon } from './_store.ts';

const steel = { colour: '#cdd4da', metal: 0.9, rough: 0.3, plating: 0.1 };
const grip = { colour: '#d8301a', metal: 0.1, rough: 0.4, plating: 0.1 };

/** One spanner, union pattern, standing on its tail. */
function tool(): Kit {
  const kit = new Kit(94);
  const jaw: Vec2[] = [
    [-0.32, -1],
    [-0.95, -1.45],
    [-1.05, -2.2],
    [-0.75, -2.85],
    [-0.42, -2.7],
    [-0.42, -2.05],
    [0, -1.8],
    [0.42, -2.05],
    [0.42, -2.7],
    [0.75, -2.85],
    [1.05, -2.2],
    [0.95, -1.45],
    [0.32, -1],
  ];
  const place = {
    at: [0.35, 0.45, 0] as const,
    turn: [Math.PI / 2, 0.62, 0] as const,
    order: 'YXZ' as const,
    size: 0.78,
  };
  const stood = { ...place, turn: [Math.PI / 2, 0.4, 0.55] as const };
  kit.add(
    plate([...jaw, [0.32, 1.4], [0.6, 1.9], [0.5, 2.5], [0, 2.75], [-0.5, 2.5], [-0.6, 1.9], [-0.32, 1.4]], 0.6, 0.16, {
      holes: [
        [
          [-0.2, 2.1],
          [0, 2.3],
          [0.2, 2.1],
          [0, 1.9],
        ],
      ],
    }),
    steel,
    stood,
  );
  kit.add(
    plate(
      [
        [-0.36, -0.7],
        [0.36, -0.7],
        [0.36, 1.2],
        [-0.36, 1.2],
      ],
      0.74,
      0.12,
    ),
    grip,
    stood,
  );
  return kit;
}

export const picture = storeIcon(tool, '#ff5a4a', 'player', 2.1);
