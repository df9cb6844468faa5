import { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { tube, ball } from '../../kit/shapes/round.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { cargoIcon } from './_cargo.ts';

const cage = { colour: '#a8e0e8', metal: 0.3, rough: 0.1, glow: 0.25, plating: 0, unworn: true };

/** Particle clathrate: a spark in a cage of ice that it must not touch. */
function prtacl(): Kit {
  const kit = new Kit(115);
  kit.add(ball(0.42, 24), glowing('#ff4fd0', 5));
  kit.add(ball(0.2, 20), glowing('#ffffff', 8), { at: [0, 0.1, 0.34] });
  kit.add(torus(0.78, 0.04, 56), glowing('#ff8ae0', 3), { turn: [1.2, 0.4, 0] });
  kit.add(torus(0.78, 0.04, 56), glowing('#ff8ae0', 3), { turn: [0.2, 1.1, 0] });
  kit.ring(6, (angle) =>
    kit.add(
      tube(
        [
          [0, 1.5, 0],
          [Math.cos(angle) * 0.9, 1.05, Math.sin(angle) * 0.9],
          [Math.cos(angle) * 1.35, 0, Math.sin(angle) * 1.35],
          [Math.cos(angle) * 0.9, -1.05, Math.sin(angle) * 0.9],
          [0, -1.5, 0],
        ],
        0.13,
        40,
        8,
      ),
      cage,
    ),
  );
  for (const [y, r] of [
    [0.75, 1.1],
    [-0.75, 1.1],
  ] as const)
    kit.add(torus(r, 0.1, 48), cage, { at: [0, y, 0], turn: [Math.PI / 2, 0, 0] });
  for (const y of [1.5, -1.5])
    kit.add(ball(0.3, 20), { colour: '#39424f', metal: 0.8, rough: 0.4, plating: 0.2 }, { at: [0, y, 0] });
  return kit;
}

export const picture = cargoIcon(prtacl, { look: 'oni', material: { clearcoat: 1 }, half: 1.85 });
