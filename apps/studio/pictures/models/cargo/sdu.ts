import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { STANDING, upright } from '../../kit/eye.ts';
import { box } from '../../kit/shapes/box.ts';
import { cargoIcon } from './_cargo.ts';

const ivory = { colour: '#a89c80', metal: 0.1, rough: 0.32, plating: 0.5 };
const dark = { colour: '#1b1e24', metal: 0.7, rough: 0.4, plating: 0.5 };
const gold = { colour: '#c08f3a', metal: 1, rough: 0.25, plating: 0.1 };

/** Sealed data urn: six-sided, lit from within, shut for good. */
function sdu(): Kit {
  const kit = new Kit(104);
  const place = { turn: STANDING };
  for (const s of [1, -1]) {
    kit.add(
      upright(
        [
          [0, s * 1.45],
          [0.5, s * 1.4],
          [1, s * 1.05],
          [1.05, s * 0.75],
          [0.8, s * 0.62],
          [0, s * 0.6],
        ],
        6,
        0.1,
      ),
      ivory,
      place,
    );
    kit.add(
      upright(
        [
          [0.86, s * 0.66],
          [1.12, s * 0.7],
          [1.12, s * 0.82],
          [0.9, s * 0.86],
          [0.86, s * 0.66],
        ],
        6,
        0.1,
      ),
      gold,
      place,
    );
  }
  kit.add(
    upright(
      [
        [0, -0.62],
        [0.55, -0.62],
        [0.55, 0.62],
        [0, 0.62],
      ],
      6,
      0.1,
    ),
    glowing('#ff9d1e', 1.6),
    place,
  );
  kit.ring(6, (angle) =>
    kit.add(box(0.18, 1.4, 0.2, 0.05), dark, {
      at: [Math.cos(angle + 0.52) * 0.74, 0, Math.sin(angle + 0.52) * 0.74],
      turn: [0, -angle - 0.52, 0],
    }),
  );
  for (const y of [-0.3, 0, 0.3])
    kit.add(
      upright(
        [
          [0.5, y - 0.05],
          [0.68, y - 0.04],
          [0.68, y + 0.04],
          [0.5, y + 0.05],
          [0.5, y - 0.05],
        ],
        6,
        0.1,
      ),
      dark,
      place,
    );
  return kit;
}

export const picture = cargoIcon(sdu, { look: 'ustur', material: { clearcoat: 0.5 } });
