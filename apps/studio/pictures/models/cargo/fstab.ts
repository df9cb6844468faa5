import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { cargoIcon } from './_cargo.ts';

const ivory = { colour: '#c9c2b0', metal: 0.1, rough: 0.34, plating: 0.4 };
const gold = { colour: '#c08f3a', metal: 1, rough: 0.26, plating: 0.1 };

/** Field stay: a collar with eight jaws, standing on its edge. */
function fstab(): Kit {
  const kit = new Kit(109);
  const lean: [number, number, number] = [0, 0.35, 0];
  kit.add(torus(1.2, 0.3, 64, 8), ivory, { turn: lean });
  kit.add(torus(1.2, 0.12, 64), gold, { at: [0.09, 0, 0.25], turn: lean });
  kit.add(torus(0.86, 0.06, 56), glowing('#ffb52e', 3), { turn: lean });
  kit.ring(8, (angle) => {
    const [x, y] = [Math.cos(angle) * 1.24, Math.sin(angle) * 1.24];
    kit.add(
      box(0.5, 0.34, 0.86, 0.08),
      angle % 1.6 < 0.1 ? gold : { colour: '#22262d', metal: 0.7, rough: 0.4, plating: 0.4 },
      { at: [x * Math.cos(0.35), y, -x * Math.sin(0.35)], turn: [0, 0.35, angle], order: 'YXZ' },
    );
  });
  kit.add(box(1.3, 0.24, 0.9, 0.08), ivory, { at: [0, -1.55, 0], turn: [0, 0.35, 0] });
  return kit;
}

export const picture = cargoIcon(fstab, { look: 'ustur', material: { clearcoat: 0.6 }, half: 1.75 });
