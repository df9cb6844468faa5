import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { lathe } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { pod } from './_pod.ts';

const f = finishesOf(FLEETS.player);

/** Three missiles abreast in a six-sided orange frame. */
export const picture = pod(6, '#ff8a2a', (kit) => {
  for (const x of [-1.15, 0, 1.15]) {
    const z = x === 0 ? -0.35 : 0.2;
    kit.add(
      lathe(
        [
          [0, -1.5],
          [0.26, -1.15],
          [0.4, -0.7],
        ],
        20,
      ),
      f.accent,
      { at: [x, 0.5, z] },
    );
    kit.add(
      lathe(
        [
          [0.4, -0.7],
          [0.42, -0.6],
          [0.42, 1.2],
          [0.3, 1.4],
          [0, 1.4],
        ],
        20,
        { crease: 0.4 },
      ),
      f.light,
      { at: [x, 0.5, z] },
    );
    kit.add(
      plate(
        [
          [-0.62, 0.7],
          [0.62, 0.7],
          [0.62, 1.4],
          [-0.62, 1.4],
        ],
        0.16,
        0.05,
      ),
      f.dark,
      { at: [x, 0.5, z] },
    );
  }
});
