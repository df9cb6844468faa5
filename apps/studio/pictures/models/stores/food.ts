import { Kit } from '../../kit/kit.ts';
import { ball, tube } from '../../kit/shapes/round.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { storeIcon } from './_store.ts';

const skin = { colour: '#7a2a9a', metal: 0, rough: 0.22, plating: 0 };
const leaf = { colour: '#4fbf3a', metal: 0, rough: 0.4, plating: 0 };

/** A Halloway plum with its leaf on. */
function food(): Kit {
  const kit = new Kit(92);
  kit.add(ball(1.32, 48), skin, { at: [-0.28, -0.25, 0], size: [0.86, 1, 0.95] });
  kit.add(ball(1.3, 48), { ...skin, colour: '#9a3ab8' }, { at: [0.3, -0.25, 0.12], size: [0.8, 0.98, 0.95] });
  kit.add(
    tube(
      [
        [0, 0.85, 0],
        [0.06, 1.3, 0],
        [0.3, 1.65, 0],
      ],
      0.11,
      16,
    ),
    { colour: '#6a4a22', metal: 0, rough: 0.7, plating: 0 },
  );
  const blade = plate(
    [
      [0, 0],
      [0.5, -0.55],
      [1.2, -0.62],
      [1.75, -0.2],
      [1.3, 0.35],
      [0.55, 0.4],
    ],
    0.12,
    0.05,
  );
  kit.add(blade, leaf, { at: [0.15, 1.15, 0.1], turn: [0.9, 0, 0.25] });
  kit.add(
    plate(
      [
        [0.1, -0.03],
        [1.5, -0.16],
        [1.5, -0.1],
        [0.1, 0.05],
      ],
      0.16,
      0.03,
    ),
    { ...leaf, colour: '#b8f088' },
    { at: [0.15, 1.16, 0.12], turn: [0.9, 0, 0.25] },
  );
  return kit;
}

export const picture = storeIcon(food, '#7dff7a', 'rock', 1.75);
