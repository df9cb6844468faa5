import { FLEETS, finishesOf, glowing } from '../../kit/palette.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { pod } from './_pod.ts';

const f = finishesOf(FLEETS.player);

/** A spare hull: a small delta in a round green frame, with a plus. */
export const picture = pod(48, '#4fe07a', (kit) => {
  kit.add(
    plate(
      [
        [0, -2],
        [0.55, -0.4],
        [1.9, 1],
        [1.8, 1.6],
        [0.5, 1.15],
        [0, 1.5],
        [-0.5, 1.15],
        [-1.8, 1.6],
        [-1.9, 1],
        [-0.55, -0.4],
      ],
      0.5,
      0.16,
    ),
    f.light,
    { at: [0, 0.4, 0] },
  );
  kit.add(
    plate(
      [
        [0.9, 0.3],
        [1.7, 1.05],
        [1.5, 1.3],
        [0.7, 0.8],
      ],
      0.3,
      0.06,
    ),
    f.accent,
    { at: [0, 0.56, 0], mirror: true },
  );
  kit.add(
    plate(
      [
        [-0.22, -0.35],
        [0.22, -0.35],
        [0.22, 1],
        [-0.22, 1],
      ],
      0.3,
      0.05,
    ),
    glowing('#6dffa0', 4),
    { at: [0, 0.66, 0] },
  );
  kit.add(
    plate(
      [
        [-0.68, 0.1],
        [0.68, 0.1],
        [0.68, 0.54],
        [-0.68, 0.54],
      ],
      0.3,
      0.05,
    ),
    glowing('#6dffa0', 4),
    { at: [0, 0.66, 0] },
  );
});
