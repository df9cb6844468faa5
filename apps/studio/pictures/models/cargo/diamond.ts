import { Kit } from '../../kit/kit.ts';
import { STANDING, upright } from '../../kit/eye.ts';
import { cargoIcon } from './_cargo.ts';

/** A cut stone from Kiln, still warm in the middle. */
function diamond(): Kit {
  const kit = new Kit(102);
  const ice = { colour: '#4fa8f0', metal: 0.92, rough: 0.06, glow: 0.04, plating: 0, unworn: true, unpainted: true };
  kit.add(
    upright(
      [
        [0, 0.95],
        [0.85, 0.95],
        [1.55, 0.3],
        [0, -1.6],
      ],
      8,
      0.02,
      Math.PI / 8,
    ),
    ice,
    { turn: STANDING },
  );
  kit.add(
    upright(
      [
        [0.8, 0.97],
        [0.86, 1],
        [0.92, 0.94],
        [0.84, 0.92],
        [0.8, 0.97],
      ],
      8,
      0.02,
      Math.PI / 8,
    ),
    { ...ice, colour: '#d8f2ff', glow: 0.5 },
    { turn: STANDING },
  );
  kit.add(
    upright(
      [
        [1.54, 0.36],
        [1.6, 0.3],
        [1.54, 0.22],
        [1.5, 0.3],
        [1.54, 0.36],
      ],
      8,
      0.02,
      Math.PI / 8,
    ),
    { ...ice, colour: '#6fb8ff', glow: 0.5 },
    { turn: STANDING },
  );
  return kit;
}

export const picture = cargoIcon(diamond, { look: 'player', material: { clearcoat: 1, iridescence: 0.6 }, half: 1.65 });
