import { FLEETS, finishesOf, glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { pod } from './_pod.ts';

const f = finishesOf(FLEETS.player);

/** Two barrels with a bolt each in a square blue frame. */
export const picture = pod(4, '#3aa6ff', (kit) => {
  for (const x of [-0.75, 0.75]) {
    kit.add(box(0.7, 0.6, 1.3, 0.12), f.light, { at: [x, 0.4, 0.95] });
    kit.add(rod(0.2, 0.24, 1.2, 16), f.metal, { at: [x, 0.45, -0.1] });
    kit.add(rod(0.16, 0.24, 1.2, 14, 0.1), glowing('#7cc8ff', 5), { at: [x, 0.6, -1.2] });
  }
  kit.add(box(1.6, 0.4, 0.5, 0.1), f.accent, { at: [0, 0.4, 1.1] });
});
