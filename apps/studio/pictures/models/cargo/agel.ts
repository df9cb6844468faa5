import { Kit } from '../../kit/kit.ts';
import { box } from '../../kit/shapes/box.ts';
import { cargoIcon } from './_cargo.ts';

const gel = { colour: '#3f9ad8', metal: 0, rough: 0.5, glow: 0.12, plating: 0, unworn: true };
const strap = { colour: '#39424f', metal: 0.5, rough: 0.5, plating: 0.4 };

/** Aerogel: a pale block that would float away without its two weights. */
function agel(): Kit {
  const kit = new Kit(105);
  kit.add(box(2.3, 1.7, 1.6, 0.34), gel);
  kit.add(box(1.7, 1.1, 1.66, 0.2), { ...gel, colour: '#7fc4f0', glow: 0.16 });
  for (const x of [-0.7, 0.7]) {
    kit.add(box(0.26, 1.84, 1.74, 0.08), strap, { at: [x, 0, 0] });
    kit.add(
      box(0.62, 0.42, 0.62, 0.1),
      { colour: '#c8902c', metal: 0.9, rough: 0.3, plating: 0.2 },
      { at: [x, -1.15, 0.5] },
    );
  }
  return kit;
}

export const picture = cargoIcon(agel, { look: 'player', half: 1.7 });
