import { type Joint, join, limb } from '../../kit/field.ts';
import { type Kit, linear } from '../../kit/kit.ts';
import { fractal } from '../../kit/noise.ts';
import { glowing } from '../../kit/palette.ts';
import { ball } from '../../kit/shapes/round.ts';
import { addField } from '../../kit/surface-nets.ts';
import { mix3, smoothstep } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';

const SKIN = {
  back: linear('#0c5a52'),
  side: linear('#1fae8c'),
  belly: linear('#e8e0a0'),
  fin: linear('#ff8a4a'),
  dark: linear('#052420'),
};

const BODY: readonly Joint[] = [
  [0.9, 2.05, 0.7, 0.5],
  [-0.5, 2.3, 0.3, 0.58],
  [-1.9, 1.5, 0, 0.62],
  [-1.7, 0.1, -0.2, 0.64],
  [0, -0.3, 0, 0.62],
  [1.7, -0.7, 0.2, 0.54],
  [1.8, -2, 0, 0.42],
  [0.2, -2.6, -0.2, 0.3],
  [-1.5, -2.3, 0, 0.16],
  [-2.6, -1.7, 0.2, 0.03],
];

/** An eel. */
export const tarnEel = thing({ seed: 402, half: 3.9, material: { clearcoat: 1, wear: 0 } }, (kit: Kit) => {
  const body = limb(BODY, 64);
  const jaw = limb([
    [0.8, 1.75, 0.75, 0.26],
    [1.5, 1.45, 1, 0.2],
    [2.1, 1.5, 1.15, 0.08],
  ]);
  const snout = limb([
    [0.6, 2.15, 0.65, 0.52],
    [1.5, 2.1, 0.95, 0.36],
    [2.35, 1.9, 1.2, 0.14],
  ]);
  const field = (x: number, y: number, z: number) => {
    const { distance, share } = body.nearest(x, y, z);
    const scales = 0.02 * Math.sin(share * 190);
    return join(join(distance - scales, snout.nearest(x, y, z).distance, 0.25), jaw.nearest(x, y, z).distance, 0.12);
  };
  addField(kit, field, { low: [-3, -3.2, -1.1], high: [2.8, 3.2, 1.7], cell: 0.055 }, (x, y, z, normal) => {
    const { share } = body.nearest(x, y, z);
    const bands = smoothstep(0.2, 0.6, Math.sin(share * 62) + 0.5 * fractal(x * 2, y * 2, z * 2, 3));
    let colour = mix3(SKIN.side, SKIN.back, bands);
    colour = mix3(colour, SKIN.belly, smoothstep(0.35, 0.8, normal[2] * 0.6 - normal[1] * 0.7));
    return { colour, metal: 0.15, rough: 0.22, glow: 0 };
  });
  const { joints } = body;
  for (let index = 3; index < joints.length - 2; index++) {
    const [x, y, z, r] = joints[index];
    const [nx, ny] = [joints[index + 1][0] - x, joints[index + 1][1] - y];
    const length = Math.hypot(nx, ny) || 1;
    const [ox, oy] = [ny / length, -nx / length];
    kit.add(
      ball(1, 10),
      { colour: index % 2 ? '#ff7a3a' : '#ffb45a', metal: 0, rough: 0.4, plating: 0, unworn: true, glow: 0.3 },
      {
        at: [x + ox * r * 1.05, y + oy * r * 1.05, z - 0.05],
        size: [0.07, r * 0.75, 0.16],
        turn: [0, 0, Math.atan2(oy, ox) - Math.PI / 2 - 0.3],
      },
    );
  }
  for (const side of [0.42, -0.22]) kit.add(ball(0.17, 18), glowing('#ffe14a', 5), { at: [1.2, 2.32, 0.85 + side] });
  for (let tooth = 0; tooth < 6; tooth++)
    kit.add(
      ball(1, 8),
      { colour: '#fff6e0', metal: 0, rough: 0.3, plating: 0 },
      {
        at: [1.25 + tooth * 0.17, 1.74 + 0.012 * tooth, 1.12 + tooth * 0.05],
        size: [0.045, 0.16, 0.045],
      },
    );
});

export const picture = card('creature', tarnEel, { hue: '#0fb8b0', from: [0.1, 0.1, 1], turn: [0, 0.1, 0] });
