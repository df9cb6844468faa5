import { Kit } from '../../kit/kit.ts';
import { box } from '../../kit/shapes/box.ts';
import { cargoIcon } from './_cargo.ts';

const char = { colour: '#23262b', metal: 0.1, rough: 0.75, plating: 1, scale: 1.4 };

/** Wheat char: five pressed bricks, stacked and tied. */
function carbon(): Kit {
  const kit = new Kit(106);
  for (const [x, y, turn] of [
    [-0.72, -0.85, 0.05],
    [0.72, -0.85, -0.08],
    [-0.68, -0.05, -0.04],
    [0.7, -0.05, 0.1],
    [0, 0.75, 0.5],
  ] as const)
    kit.add(box(1.34, 0.74, 1.7, 0.1), char, { at: [x, y, 0], turn: [0, turn, 0] });
  kit.add(box(3, 0.1, 0.26, 0.03), { colour: '#d0a848', metal: 0, rough: 0.7, plating: 0 }, { at: [0, 0.37, 0.3] });
  for (const x of [-1.46, 1.46])
    kit.add(
      box(0.08, 1.7, 0.26, 0.03),
      { colour: '#d0a848', metal: 0, rough: 0.7, plating: 0 },
      { at: [x, -0.42, 0.3] },
    );
  for (const x of [-0.72, 0.72])
    kit.add(
      box(0.5, 0.3, 0.06, 0.02),
      { colour: '#e8e0c8', metal: 0, rough: 0.6, plating: 0 },
      { at: [x, -0.8, 0.87] },
    );
  return kit;
}

export const picture = cargoIcon(carbon, { look: 'rock', material: { wear: 1.4 } });
