import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { cargoIcon } from './_cargo.ts';

const ice = { colour: '#2f86d8', metal: 0.3, rough: 0.08, glow: 0.1, plating: 0, unworn: true };
const clamp = { colour: '#3a4a5c', metal: 0.7, rough: 0.4, plating: 0.5 };

/** Ice Three, grade A: a block of hard ice in four clamps. */
function ic3a(): Kit {
  const kit = new Kit(111);
  kit.add(box(1.9, 1.9, 1.9, 0.22), ice);
  kit.add(box(1.2, 1.2, 1.96, 0.1), { ...ice, colour: '#6fc0ff', glow: 0.12 });
  kit.add(box(1.96, 1.2, 1.2, 0.1), { ...ice, colour: '#1f68b8' });
  kit.add(box(1.2, 1.96, 1.2, 0.1), { ...ice, colour: '#a8dcff', glow: 0.1 });
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      kit.add(box(0.5, 0.5, 0.5, 0.1), clamp, { at: [x * 0.95, -0.95, z * 0.95] });
      kit.add(box(0.44, 0.4, 0.44, 0.1), clamp, { at: [x * 0.95, 0.98, z * 0.95] });
    }
  kit.add(box(0.9, 0.12, 0.1, 0.03), glowing('#3aa6ff', 3), { at: [0, -0.98, 1.02] });
  return kit;
}

export const picture = cargoIcon(ic3a, { look: 'player', material: { clearcoat: 1 }, half: 1.75 });
