import { ellipsoid, join, limb } from '../../kit/field.ts';
import { type Kit, linear } from '../../kit/kit.ts';
import { ridges } from '../../kit/noise.ts';
import { glowing } from '../../kit/palette.ts';
import { ball, faceted } from '../../kit/shapes/round.ts';
import { addField } from '../../kit/surface-nets.ts';
import { mix3, smoothstep } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';

const SKIN = { glass: linear('#16121a'), sheen: linear('#3a2a34'), crack: linear('#ff5a14'), hot: linear('#ffc24a') };

/** A newt of black glass beside a pile of polished diamonds. */
export const kilnNewt = thing(
  { seed: 405, half: 3.4, look: 'mud', material: { clearcoat: 1, wear: 0 } },
  (kit: Kit) => {
    const spine = limb(
      [
        [-0.5, 0.2, -2.3, 0.34],
        [-0.3, 0.2, -1.5, 0.5],
        [0.1, 0.2, -0.4, 0.68],
        [0.3, 0.15, 0.7, 0.5],
        [0.1, 0.1, 1.6, 0.34],
        [-0.9, 0.1, 2.4, 0.24],
        [-2, 0.15, 2.3, 0.15],
        [-2.6, 0.2, 1.5, 0.04],
      ],
      48,
    );
    const legs = (
      [
        [0.3, -1.2, 1.55, -1.9],
        [-0.6, -1.1, -1.75, -0.7],
        [0.6, 0.5, 1.9, 0.9],
        [-0.1, 0.6, -1.1, 1.4],
      ] as const
    ).map(([x, z, fx, fz]) =>
      limb([
        [x, 0.05, z, 0.26],
        [(x + fx) / 2 + 0.1, 0.25, (z + fz) / 2 - 0.15, 0.2],
        [fx, -0.28, fz, 0.17],
        [fx * 1.12, -0.34, fz - 0.2, 0.07],
      ]),
    );
    const field = (x: number, y: number, z: number) => {
      let distance = spine.nearest(x, y * 1.25, z).distance / 1.15;
      distance = join(distance, ellipsoid(x, y, z, [-0.55, 0.2, -2.5], [0.52, 0.34, 0.72]), 0.2);
      for (const leg of legs) distance = join(distance, leg.nearest(x, y, z).distance, 0.18);
      return distance - 0.05 * smoothstep(0.55, 0.9, ridges(x * 1.6, y * 1.6, z * 1.6, 3));
    };
    addField(kit, field, { low: [-3.2, -0.7, -3.6], high: [2.6, 1.2, 3.1], cell: 0.05 }, (x, y, z, normal) => {
      const crest = ridges(x * 1.25 + 4, y * 1.25, z * 1.25 + 2, 4);
      const crack = smoothstep(0.74, 0.86, crest);
      const hot = smoothstep(0.84, 0.95, crest);
      const colour = mix3(
        mix3(SKIN.glass, SKIN.sheen, smoothstep(0, 0.8, normal[1])),
        mix3(SKIN.crack, SKIN.hot, hot),
        crack,
      );
      return { colour, metal: 0.2, rough: 0.1, glow: crack * (1.6 + 2.4 * hot) };
    });
    for (const side of [-1, 1])
      kit.add(ball(0.14, 18), glowing('#ffe04a', 7), { at: [-0.56 + side * 0.36, 0.42, -2.75] });
    for (const [x, z, r] of [
      [2.1, -0.55, 0.36],
      [2.55, -0.1, 0.3],
      [2.2, 0.15, 0.26],
      [1.75, -0.15, 0.24],
    ] as const)
      kit.add(
        faceted(r, 0, 'octahedron'),
        { colour: '#bfefff', metal: 0.1, rough: 0.05, plating: 0, glow: 0.5, unworn: true },
        { at: [x, -0.1, z], turn: [0.3, x * 5, 0.4] },
      );
  },
);

export const picture = card('creature', kilnNewt, { hue: '#ff3a1a', turn: [0, 0.55, 0], from: [0, 1, 0.7], glow: 0.9 });
