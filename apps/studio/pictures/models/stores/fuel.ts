import { STANDING, upright } from '../../kit/eye.ts';
import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { storeIcon } from './_store.ts';

const tin = { colour: '#2f7fd8', metal: 0.3, rough: 0.35, plating: 0.3 };
const dark = { colour: '#1b2430', metal: 0.7, rough: 0.4, plating: 0.4 };

/** A canister from Big Amber: blue, with a lit gauge and a handle. */
function fuel(): Kit {
  const kit = new Kit(93);
  kit.add(
    upright(
      [
        [0, -1.5],
        [0.95, -1.5],
        [1.1, -1.35],
        [1.1, 0.75],
        [0.8, 1.1],
        [0, 1.1],
      ],
      40,
      0.35,
    ),
    tin,
    { turn: STANDING },
  );
  for (const y of [-1.2, 0.65])
    kit.add(
      upright(
        [
          [1.08, y - 0.1],
          [1.2, y - 0.08],
          [1.2, y + 0.08],
          [1.08, y + 0.1],
          [1.08, y - 0.1],
        ],
        40,
        0.3,
      ),
      dark,
      { turn: STANDING },
    );
  kit.add(
    upright(
      [
        [0, 1],
        [0.34, 1],
        [0.34, 1.35],
        [0.26, 1.45],
        [0, 1.45],
      ],
      20,
      0.3,
    ),
    dark,
    { turn: STANDING },
  );
  kit.add(torus(0.6, 0.12, 40), dark, { at: [0, 1.2, 0] });
  kit.add(box(0.7, 1.3, 0.3, 0.1), dark, { at: [0.55, -0.28, 0.92], turn: [0, 0.55, 0] });
  kit.add(box(0.42, 1, 0.3, 0.06), glowing('#ffb52e', 3.4), { at: [0.58, -0.28, 0.98], turn: [0, 0.55, 0] });
  return kit;
}

export const picture = storeIcon(fuel, '#4fb8ff', 'player', 1.85);
