import { ellipsoid, join, limb } from '../../kit/field.ts';
import { type Kit, linear } from '../../kit/kit.ts';
import { fractal } from '../../kit/noise.ts';
import { glowing } from '../../kit/palette.ts';
import { ball } from '../../kit/shapes/round.ts';
import { addField } from '../../kit/surface-nets.ts';
import { mix3, smoothstep } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';

const SKIN = { back: linear('#1c3f9a'), pale: linear('#5aa0e0'), belly: linear('#d8ecff'), light: linear('#7df0ff') };

/** Half thickness of the disc of its wings; negative outside. */
const wing = (x: number, z: number) => 1 - (x / 3.1) ** 1.3 - (Math.abs(z - 0.34 * x + 0.1) / (1.75 - 0.3 * x)) ** 1.7;

/** A flat animal with a lit lure. */
export const lanternSkate = thing({ seed: 401, half: 3.9, material: { clearcoat: 0.7, wear: 0 } }, (kit: Kit) => {
  const tail = limb([
    [0, 0, 1.2, 0.3],
    [0.15, 0.1, 2.3, 0.15],
    [0.55, 0.25, 3.3, 0.08],
    [0.4, 0.3, 4.4, 0.03],
  ]);
  const lure = limb([
    [0.32, 0.2, -1.5, 0.14],
    [0.55, 0.5, -2.2, 0.08],
    [0.85, 0.5, -2.7, 0.07],
  ]);
  const field = (px: number, y: number, z: number) => {
    const x = Math.abs(px);
    const thick = wing(x, z);
    const lift = 0.09 * x * x;
    let distance =
      thick > 0 ? (Math.abs(y - lift) - 0.42 * thick ** 0.6) * 0.7 : Math.hypot(-thick * 0.8, y - lift) * 0.7;
    distance = join(distance, ellipsoid(x, y, z, [0, 0.12, -0.25], [0.75, 0.5, 1.55]), 0.3);
    distance = join(distance, tail.nearest(px, y, z).distance, 0.2);
    return join(distance, lure.nearest(x, y, z).distance, 0.1);
  };
  addField(kit, field, { low: [-3.3, -0.7, -3], high: [3.3, 1.4, 4.6], cell: 0.05 }, (px, _, z, normal) => {
    const x = Math.abs(px);
    const marks = fractal(x * 1.1, z * 1.1, 3, 4);
    const edge = smoothstep(0.3, 0.02, wing(x, z));
    let colour = mix3(SKIN.back, SKIN.pale, smoothstep(-0.1, 0.5, marks) * 0.6 + 0.5 * edge);
    if (normal[1] < -0.1) colour = SKIN.belly;
    const veins =
      smoothstep(0.09, 0.0, Math.abs(Math.sin((z - 0.34 * x) * 4.2) * 0.3)) *
      smoothstep(0.3, 1, x) *
      smoothstep(0.05, 0.3, wing(x, z));
    const rim = smoothstep(0.16, 0.04, wing(x, z)) * smoothstep(0.4, 1, x);
    const glow = normal[1] > 0.1 ? Math.max(veins * 1.2, rim * 1.6) : 0;
    return { colour: mix3(colour, SKIN.light, Math.min(1, glow)), metal: 0.1, rough: 0.3, glow };
  });
  for (const side of [-1, 1]) {
    kit.add(ball(0.3, 24), glowing('#fff0a0', 7), { at: [side * 0.92, 0.5, -2.82] });
    kit.add(ball(0.13, 16), glowing('#041018', 0.1), { at: [side * 0.4, 0.52, -1.1] });
    for (let spot = 0; spot < 5; spot++) {
      const x = 0.55 + spot * 0.42;
      kit.add(ball(0.14 - spot * 0.014, 14), glowing('#ffe98a', 4), {
        at: [side * x, 0.09 * x * x + 0.42 * (1 - (x / 3.1) ** 1.3) ** 0.6, 0.34 * x - 0.1],
        size: [1, 0.5, 1],
      });
    }
  }
});

export const picture = card('creature', lanternSkate, { hue: '#2f7bff', turn: [0, -0.5, 0.12], from: [0, 1, 0.75] });
