import { ellipsoid, intersect, join } from '../../kit/field.ts';
import { type Kit, linear } from '../../kit/kit.ts';
import { fractal } from '../../kit/noise.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { ball } from '../../kit/shapes/round.ts';
import { addField } from '../../kit/surface-nets.ts';
import { mix3, smoothstep } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const SHELL = { low: linear('#8a2f6a'), high: linear('#ff9ac8'), tip: linear('#fff0e0'), lip: linear('#ff4ab0') };
const RIBS = 17;

/** A ribbed shell. */
export const hullLimpet = thing(
  { seed: 407, half: 3, look: 'oni', material: { clearcoat: 0.6, iridescence: 0.4 } },
  (kit: Kit) => {
    kit.add(box(4.6, 0.4, 4.6, 0.12), { ...METALS.steel, plating: 1 }, { at: [0, -1.2, 0] });
    for (const x of [-1.95, -0.65, 0.65, 1.95])
      for (const z of [-1.95, 1.95])
        kit.add(rod(0.14, 0.14, 0.2, 12, 0.05), METALS.iron, { at: [x, -0.98, z], turn: [Math.PI / 2, 0, 0] });
    const field = (x: number, y: number, z: number) => {
      const up = (y + 1) / 2.7;
      const around = Math.atan2(z, x - 0.2 * up);
      const radius = Math.hypot(x - 0.35 * up, z);
      const profile = 1.95 * (1 - up) ** 0.62 * (1 + 0.06 * Math.cos(around * RIBS) + 0.03 * Math.sin(up * 26));
      let distance = (radius - Math.max(profile, 0)) * 0.55;
      distance = intersect(distance, y - 1.62, 0.15);
      distance = intersect(distance, -1 - y, 0.05);
      return join(distance, ellipsoid(x, y, z, [0, -0.98, 0], [2.1, 0.2, 2.1]) + 0.04 * Math.cos(around * RIBS), 0.08);
    };
    addField(kit, field, { low: [-2.4, -1.3, -2.4], high: [2.4, 1.9, 2.4], cell: 0.05 }, (x, y, z) => {
      const up = (y + 1) / 2.7;
      const around = Math.atan2(z, x - 0.2 * up);
      const rib = 0.5 + 0.5 * Math.cos(around * RIBS);
      let colour = mix3(SHELL.low, SHELL.high, rib * 0.75 + 0.35 * fractal(x * 2, y * 5, z * 2, 3));
      colour = mix3(colour, SHELL.tip, smoothstep(0.55, 0.95, up));
      const lip = smoothstep(0.09, 0.03, Math.abs(up - 0.055));
      return { colour: mix3(colour, SHELL.lip, lip), metal: 0.05, rough: 0.35, glow: lip * 1.8 };
    });
    for (const angle of [0.4, 0.9, 1.4, 1.9])
      kit.add(ball(0.17, 16), glowing('#8affe0', 5), {
        at: [Math.cos(angle) * 1.78, -0.62, Math.sin(angle) * 1.78],
        size: [1, 1.2, 1],
      });
  },
);

export const picture = card('creature', hullLimpet, { hue: '#ff6ac0', from: [0.2, 0.62, 1], turn: [0, 0.3, 0] });
