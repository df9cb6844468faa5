import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { torus, lathe } from '../../kit/shapes/lathe.ts';
import { cargoIcon } from './_cargo.ts';

const gold = { colour: '#c8943a', metal: 1, rough: 0.26, plating: 0.12 };

/** The plain power cell: a gold disc with no visible parts, leaning. */
function pwrsrc(): Kit {
  const kit = new Kit(116);
  const lean = { turn: [-0.2, 0.5, 0] as const };
  kit.add(
    lathe(
      [
        [0, 0.36],
        [0.9, 0.34],
        [1.3, 0.24],
        [1.5, 0],
        [1.3, -0.24],
        [0, -0.34],
      ],
      64,
      { crease: 0.8 },
    ),
    gold,
    lean,
  );
  kit.add(torus(1.5, 0.12, 72), { colour: '#8a5f20', metal: 1, rough: 0.4, plating: 0.1 }, lean);
  kit.add(
    lathe(
      [
        [0, 0.42],
        [0.5, 0.4],
        [0.62, 0.32],
        [0, 0.3],
      ],
      48,
      { crease: 0.8 },
    ),
    glowing('#ffc040', 2.2),
    lean,
  );
  kit.add(
    lathe(
      [
        [0.78, 0.4],
        [0.84, 0.42],
        [0.9, 0.38],
        [0.84, 0.32],
        [0.78, 0.4],
      ],
      56,
    ),
    { colour: '#fff0c0', metal: 1, rough: 0.2, plating: 0 },
    lean,
  );
  return kit;
}

export const picture = cargoIcon(pwrsrc, { look: 'ustur', material: { clearcoat: 0.7 }, half: 1.65 });
