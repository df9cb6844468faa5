import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { cargoIcon } from './_cargo.ts';

const brick = { colour: '#3f7fd0', metal: 0.05, rough: 0.66, glow: 0.08, plating: 0.3 };

/** Nitrogen in bricks: three of them, blue and rimed. */
function nitro(): Kit {
  const kit = new Kit(113);
  for (const [y, turn, colour] of [
    [-0.9, 0.1, '#1c4a98'],
    [0, -0.16, '#2a66c0'],
    [0.9, 0.24, '#3f86e0'],
  ] as const) {
    kit.add(box(2.5, 0.78, 1.5, 0.14), { ...brick, colour }, { at: [0, y, 0], turn: [0, turn, 0] });
    kit.add(
      box(2.3, 0.1, 1.3, 0.05),
      { colour: '#9cc8f0', metal: 0, rough: 0.7, plating: 0 },
      { at: [0, y + 0.37, 0], turn: [0, turn, 0] },
    );
    kit.add(
      box(0.5, 0.3, 1.54, 0.05),
      { colour: '#e8f2ff', metal: 0, rough: 0.5, plating: 0 },
      { at: [0, y, 0], turn: [0, turn, 0] },
    );
  }
  kit.add(box(0.24, 0.12, 0.1, 0.03), glowing('#9fe0ff', 3), { at: [0, 0.9, 0.8], turn: [0, 0.24, 0] });
  return kit;
}

export const picture = cargoIcon(nitro, { look: 'player', material: { wear: 1.2 } });
