import { ellipsoid, join, limb } from '../../kit/field.ts';
import { type Kit, linear } from '../../kit/kit.ts';
import { fractal } from '../../kit/noise.ts';
import { glowing } from '../../kit/palette.ts';
import { ball } from '../../kit/shapes/round.ts';
import { addField } from '../../kit/surface-nets.ts';
import { mix3, smoothstep } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';

const SKIN = {
  flank: linear('#6a3a58'),
  back: linear('#ff9a2a'),
  ridge: linear('#ffe09a'),
  belly: linear('#f0d8c0'),
  groove: linear('#8a5a58'),
  glow: linear('#ffb040'),
};

/** An air whale in the clouds of Big Amber. It swims towards −x. */
export const amberback = thing(
  { seed: 403, half: 4.9, look: 'ustur', material: { clearcoat: 0.5, wear: 0 } },
  (kit: Kit) => {
    const spine = limb(
      [
        [-3.2, -0.1, 0, 0.75],
        [-2.2, 0.1, 0, 1.15],
        [-0.6, 0.2, 0, 1.3],
        [1.2, 0.2, 0, 0.9],
        [2.7, 0.5, 0, 0.42],
        [3.9, 1, 0, 0.2],
      ],
      40,
    );
    const fin = limb([
      [-1.6, -0.5, 0.8, 0.3],
      [-1, -1.1, 1.9, 0.32],
      [0, -1.5, 2.9, 0.22],
      [0.8, -1.6, 3.5, 0.05],
    ]);
    const fluke = limb([
      [3.6, 0.95, 0, 0.24],
      [4.2, 1.25, 0.7, 0.24],
      [4.9, 1.5, 1.7, 0.05],
    ]);
    const plates = (x: number) => 0.5 + 0.5 * Math.sin(x * 6.2);
    const field = (x: number, y: number, pz: number) => {
      const z = Math.abs(pz);
      const body = spine.nearest(x, y * 1.08, z);
      const onBack = smoothstep(0.5, 1.1, y - 0.25 * body.share);
      let distance = body.distance * 0.95 - 0.11 * plates(x) * onBack;
      const groove = smoothstep(-0.1, -0.6, y) * smoothstep(1.2, -1, x);
      distance += 0.05 * groove * (0.5 + 0.5 * Math.sin(z * 16 + 1));
      const flat = fin.nearest(x, y * 2.2 + 1.2 * 1.0, z);
      distance = join(distance, flat.distance / 1.9, 0.3);
      distance = join(distance, fluke.nearest(x, y * 1.6 - 0.6, z).distance / 1.5, 0.25);
      return join(distance, ellipsoid(x, y, z, [-3.3, -0.45, 0], [0.9, 0.5, 0.95]), 0.35);
    };
    addField(kit, field, { low: [-4.6, -2.3, -3.9], high: [5.2, 2, 3.9], cell: 0.08 }, (x, y, z, normal) => {
      const grain = fractal(x * 1.6, y * 1.6, z * 1.6, 4);
      let colour = mix3(SKIN.flank, SKIN.back, smoothstep(0.05, 0.75, normal[1] + 0.25 * grain));
      colour = mix3(colour, SKIN.ridge, smoothstep(0.75, 0.95, plates(x)) * smoothstep(0.5, 0.9, normal[1]));
      colour = mix3(colour, SKIN.belly, smoothstep(-0.15, -0.6, normal[1]));
      colour = mix3(
        colour,
        SKIN.groove,
        smoothstep(-0.2, -0.5, y) *
          smoothstep(0.35, -0.4, Math.sin(Math.abs(z) * 16 + 1)) *
          0.8 *
          smoothstep(1.2, -1, x),
      );
      const seams = smoothstep(0.3, 0.05, plates(x)) * smoothstep(0.45, 0.8, normal[1]) * smoothstep(3, 2, x);
      return { colour: mix3(colour, SKIN.glow, seams), metal: 0.05, rough: 0.4, glow: seams * 1.6 };
    });
    for (const side of [-1, 1]) {
      kit.add(ball(0.13, 18), glowing('#fff2c0', 5), { at: [-2.75, 0.05, side * 1.0] });
      for (let light = 0; light < 7; light++)
        kit.add(ball(0.075, 12), glowing('#ffd27a', 4), {
          at: [-1.9 + light * 0.62, 0.02 + 0.05 * light, side * (1.24 - 0.03 * light * light)],
        });
    }
  },
);

export const picture = card('creature', amberback, {
  hue: '#e0702a',
  from: [-0.35, 0.5, 1],
  turn: [0, 0.25, -0.1],
  at: [0.35, 0.1, 0],
});
