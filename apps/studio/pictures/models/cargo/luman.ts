import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { STANDING, upright } from '../../kit/eye.ts';
import { cargoIcon } from './_cargo.ts';

const brass = { colour: '#a8884a', metal: 1, rough: 0.34, plating: 0.3 };

/** Glowing wax: a teal candle of it in a brass lantern. */
function luman(): Kit {
  const kit = new Kit(112);
  const place = { turn: STANDING };
  kit.add(
    upright(
      [
        [0, -1],
        [0.78, -1],
        [0.82, 0.1],
        [0.7, 0.45],
        [0.5, 0.3],
        [0.34, 0.62],
        [0, 0.66],
      ],
      24,
      0.5,
    ),
    { colour: '#14a894', metal: 0, rough: 0.3, glow: 0.35, plating: 0, unworn: true },
    place,
  );
  kit.add(
    upright(
      [
        [0, 0.6],
        [0.2, 0.66],
        [0.26, 0.9],
        [0.12, 1.2],
        [0, 1.36],
      ],
      16,
      1,
    ),
    glowing('#a8fff0', 3.4),
    place,
  );
  kit.add(
    upright(
      [
        [0, -1.35],
        [1.2, -1.35],
        [1.25, -1.1],
        [1, -0.95],
        [0, -0.95],
      ],
      24,
      0.3,
    ),
    brass,
    place,
  );
  kit.ring(4, (angle) => {
    const [x, z] = [Math.cos(angle + 0.5) * 1.02, Math.sin(angle + 0.5) * 1.02];
    kit.add(
      upright(
        [
          [0, -1.1],
          [0.08, -1.1],
          [0.08, 1.1],
          [0, 1.1],
        ],
        8,
      ),
      brass,
      { at: [x, 0, z], turn: STANDING },
    );
  });
  kit.add(
    upright(
      [
        [0.9, 1.05],
        [1.14, 1.05],
        [1.14, 1.2],
        [0.3, 1.62],
        [0.2, 1.5],
        [0.9, 1.12],
        [0.9, 1.05],
      ],
      24,
      0.3,
    ),
    brass,
    place,
  );
  return kit;
}

export const picture = cargoIcon(luman, { look: 'oni', half: 1.85 });
