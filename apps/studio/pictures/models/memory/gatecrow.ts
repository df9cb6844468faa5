import { ellipsoid, join, limb } from '../../kit/field.ts';
import { type Kit, linear } from '../../kit/kit.ts';
import { fractal } from '../../kit/noise.ts';
import { glowing } from '../../kit/palette.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { ball } from '../../kit/shapes/round.ts';
import { addField } from '../../kit/surface-nets.ts';
import { mix3, smoothstep } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const feather = { colour: '#28325a', metal: 0.3, rough: 0.34, plating: 0.2, unworn: true };
const sheen = { colour: '#3f57a8', metal: 0.4, rough: 0.28, plating: 0.2, unworn: true };

const quill = (length: number, width: number) =>
  plate(
    [
      [0, 0],
      [width, length * 0.35],
      [width * 0.9, length * 0.82],
      [width * 0.2, length],
      [-width * 0.5, length * 0.85],
      [-width * 0.6, length * 0.3],
    ],
    0.07,
    0.025,
  );

/** A black bird, seen from above, flying up. */
export const gatecrow = thing(
  { seed: 406, half: 3.5, material: { iridescence: 0.9, clearcoat: 0.5, wear: 0 } },
  (kit: Kit) => {
    const body = limb([
      [0, 0.1, -1.5, 0.34],
      [0, 0.1, -0.7, 0.52],
      [0, 0, 0.4, 0.62],
      [0, 0, 1.5, 0.3],
    ]);
    const field = (x: number, y: number, z: number) =>
      join(body.nearest(x, y, z).distance, ellipsoid(x, y, z, [0, 0.2, -1.75], [0.42, 0.4, 0.5]), 0.2) +
      0.03 * fractal(x * 6, y * 6, z * 3, 3);
    const [dark, blue] = [linear('#141a2c'), linear('#34427a')];
    addField(kit, field, { low: [-0.9, -0.9, -2.5], high: [0.9, 0.9, 2], cell: 0.045 }, (x, _, z) => ({
      colour: mix3(dark, blue, smoothstep(0, 0.5, fractal(x * 4, z * 2, 7, 3))),
      metal: 0.3,
      rough: 0.32,
      glow: 0,
    }));
    for (let index = 0; index < 9; index++) {
      const share = index / 8;
      const angle = -0.15 + share * 1.55;
      kit.add(quill(2.9 - share * 1.3, 0.3), index % 2 ? sheen : feather, {
        at: [0.5 + 1.3 * (1 - share), 0.2 - 0.03 * index, -0.85 + share * 0.55],
        turn: [0, Math.PI / 2 - angle, 0.14],
        mirror: true,
      });
      kit.add(quill(1.5 - share * 0.4, 0.26), index % 2 ? feather : sheen, {
        at: [0.35 + 1.25 * (1 - share), 0.34 - 0.03 * index, -0.95 + share * 0.5],
        turn: [0, Math.PI / 2 - angle, 0.14],
        mirror: true,
      });
    }
    for (let index = -2; index <= 2; index++)
      kit.add(quill(1.6, 0.24), index % 2 ? sheen : feather, {
        at: [index * 0.1, 0.05 - 0.02 * Math.abs(index), 1.15],
        turn: [0, index * 0.22, 0],
      });
    kit.add(
      rod(0.02, 0.22, 0.8, 12, 0.01),
      { colour: '#3a3a44', metal: 0.4, rough: 0.3, plating: 0 },
      { at: [0, 0.15, -2.45] },
    );
    kit.add(ball(0.1, 14), glowing('#ffd23a', 6), { at: [0.27, 0.42, -1.95], mirror: true });
    kit.add(rod(0.09, 0.09, 1.9, 10, 0.03), METALS.silver, { at: [0, 0.1, -2.7], turn: [0, Math.PI / 2 - 0.25, 0] });
    kit.add(torus(0.24, 0.1, 20, 8), METALS.silver, { at: [1.02, 0.1, -2.44], turn: [Math.PI / 2, 0, 0] });
  },
);

export const picture = card('creature', gatecrow, {
  hue: '#d8dcf0',
  turn: [0, -0.3, 0],
  from: [0, 1, 0.45],
  at: [-0.5, 0, 0.3],
  half: 5.2,
  rig: { key: [-0.5, 1, 0.2], keyStrength: 3.2, sky: 0.5 },
});
