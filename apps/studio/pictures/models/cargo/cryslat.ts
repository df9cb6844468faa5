import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { ball } from '../../kit/shapes/round.ts';
import { cargoIcon } from './_cargo.ts';

const edge = { colour: '#18a0e0', metal: 0.3, rough: 0.1, glow: 0.5, plating: 0, unworn: true };

/** Crystal lattice: a cube of air with edges, nodes and a smaller cube inside. */
function cryslat(): Kit {
  const kit = new Kit(107);
  for (const [size, thick] of [
    [1.15, 0.2],
    [0.56, 0.13],
  ] as const)
    for (const a of [-1, 1])
      for (const b of [-1, 1]) {
        kit.add(box(size * 2, thick, thick, 0.05), edge, { at: [0, a * size, b * size] });
        kit.add(box(thick, size * 2, thick, 0.05), edge, { at: [a * size, 0, b * size] });
        kit.add(box(thick, thick, size * 2, 0.05), edge, { at: [a * size, b * size, 0] });
        for (const c of [-1, 1])
          kit.add(ball(thick * 1.2, 14), glowing('#8fe8ff', size > 1 ? 1.4 : 2.6), {
            at: [a * size, b * size, c * size],
          });
      }
  return kit;
}

export const picture = cargoIcon(cryslat, { look: 'player', material: { clearcoat: 1 }, half: 2.15 });
