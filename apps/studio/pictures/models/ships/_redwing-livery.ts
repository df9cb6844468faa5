import { type Livery, livery } from '../../kit/livery.ts';
import { FLEETS } from '../../kit/palette.ts';

/** Red and grey on white: nose, canopy stripe, wing bands and walkways. */
export function redwingLivery(): Livery {
  const panel = '#4d5968';
  const { accent, dark } = FLEETS.player;
  return livery(6, ({ polygon }) => {
    polygon(
      [
        [0, -5.4],
        [0.6, -5.4],
        [0.6, -4.5],
        [0, -4.75],
      ],
      accent,
    );
    polygon(
      [
        [0, -3.2],
        [0, -3],
        [0.9, -1.2],
        [0.9, -0.75],
        [0, -2.5],
      ],
      accent,
    );
    polygon(
      [
        [2.9, 0.2],
        [3.3, 0.55],
        [3.3, 4],
        [2.9, 4],
      ],
      accent,
    );
    polygon(
      [
        [3.42, 0.6],
        [3.52, 0.7],
        [3.52, 4],
        [3.42, 4],
      ],
      accent,
    );
    polygon(
      [
        [1, 1.6],
        [1.6, 1.6],
        [1.6, 2],
        [1, 2],
      ],
      accent,
    );
    polygon(
      [
        [1, 2.1],
        [1.6, 2.1],
        [1.6, 2.2],
        [1, 2.2],
      ],
      dark,
    );
    polygon(
      [
        [1.7, 2.4],
        [2.2, 2.4],
        [2.2, 3.4],
        [1.7, 3.4],
      ],
      '#39424f',
    );
    polygon(
      [
        [0.5, 0.2],
        [1, 0.2],
        [1, 3.6],
        [0.5, 3.6],
      ],
      panel,
    );
    polygon(
      [
        [0, -2.9],
        [0.24, -3.1],
        [0.3, -3.6],
        [0, -3.7],
      ],
      panel,
    );
    polygon(
      [
        [1.5, -0.3],
        [2.3, 0.5],
        [2.3, 2.3],
        [1.5, 2.3],
      ],
      panel,
    );
    polygon(
      [
        [3.6, 2.3],
        [4.1, 2.75],
        [4.6, 3.4],
        [4.2, 3.3],
        [3.4, 2.75],
      ],
      panel,
    );
    polygon(
      [
        [0.74, -2],
        [1.9, -2],
        [1.9, -0.9],
        [0.74, -0.9],
      ],
      '#dfe2e0',
    );
  });
}
