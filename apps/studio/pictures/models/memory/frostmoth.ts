import { ellipsoid, join, limb } from '../../kit/field.ts';
import { type Kit, linear } from '../../kit/kit.ts';
import { fractal } from '../../kit/noise.ts';
import { glowing } from '../../kit/palette.ts';
import { ball, tube } from '../../kit/shapes/round.ts';
import { addField } from '../../kit/surface-nets.ts';
import { mix3, smoothstep } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';

const SKIN = {
  white: linear('#f2f8ff'),
  frost: linear('#8fc4ff'),
  vein: linear('#5a8fd8'),
  spot: linear('#2a4ab8'),
  fur: linear('#fffaf0'),
};

/** Positive on a wing. */
const fore = (x: number, z: number) => {
  const [u, v] = [x * 0.86 - z * 0.5, x * 0.5 + z * 0.86];
  return 1 - (Math.abs(u - 1.75) / 1.75) ** 2.2 - (Math.abs(v + 0.05) / (0.45 + 0.42 * u)) ** 2;
};
const hind = (x: number, z: number) => {
  const [u, v] = [x * 0.75 + z * 0.66, -x * 0.66 + z * 0.75];
  return (
    1 - (Math.abs(u - 1.35) / 1.35) ** 2.2 - (Math.abs(v) / (0.5 + 0.32 * u)) ** 2 + 0.06 * Math.sin(v * 9) * u * 0.4
  );
};

/** A white moth. */
export const frostmoth = thing({ seed: 404, half: 4.05, material: { wear: 0, clearcoat: 0.2 } }, (kit: Kit) => {
  const body = limb([
    [0, 0.1, -1.1, 0.3],
    [0, 0.15, -0.4, 0.5],
    [0, 0.1, 0.5, 0.42],
    [0, 0, 1.7, 0.2],
    [0, 0, 2.3, 0.05],
  ]);
  const field = (px: number, y: number, z: number) => {
    const x = Math.abs(px);
    const lift = y - 0.1 - 0.16 * x;
    const front = fore(x, z);
    const back = hind(x, z);
    const sheet = (inside: number, height: number) =>
      inside > 0 ? Math.abs(height) - 0.05 : Math.hypot(-inside * 0.7, height);
    const wings = Math.min(sheet(front, lift - 0.06), sheet(back, lift + 0.06)) * 0.7;
    const ruff = ellipsoid(x, y, z, [0, 0.2, -0.55], [0.62, 0.48, 0.5]) - 0.06 * fractal(x * 9, y * 9, z * 9, 3);
    return join(join(wings, body.nearest(x, y, z).distance, 0.12), ruff, 0.1);
  };
  addField(kit, field, { low: [-3.5, -0.7, -2.6], high: [3.5, 1.3, 3], cell: 0.045 }, (px, y, z) => {
    const x = Math.abs(px);
    if (x < 0.6 && Math.abs(y - 0.1) > 0.18 - x * 0.1 && z < 2.3)
      return {
        colour: mix3(SKIN.fur, SKIN.frost, smoothstep(0.3, 0.9, Math.sin(z * 11))),
        metal: 0,
        rough: 0.8,
        glow: 0.06,
      };
    const front = fore(x, z);
    const inside = Math.max(front, hind(x, z));
    const angle = Math.atan2(z, x);
    const veins = smoothstep(0.12, 0.02, Math.abs(Math.sin(angle * 7.5)));
    let colour = mix3(SKIN.white, SKIN.frost, smoothstep(0.45, 0.1, inside));
    colour = mix3(colour, SKIN.vein, veins * 0.6);
    colour = mix3(colour, SKIN.spot, smoothstep(0.14, 0.06, Math.abs(inside - 0.24)) * 0.85);
    for (const [cx, cz, r] of [
      [2.1, -0.95, 0.36],
      [1.25, 1.15, 0.3],
    ] as const) {
      const distance = Math.hypot(x - cx, z - cz) / r;
      colour = mix3(colour, SKIN.spot, smoothstep(1.05, 0.9, distance));
      if (distance < 0.6) return { colour: linear('#8ff0ff'), metal: 0, rough: 0.4, glow: 1.6 };
    }
    return { colour, metal: 0, rough: 0.5, glow: 0.12 };
  });
  for (const side of [-1, 1]) {
    const points = [0, 1, 2, 3].map(
      (step) => [side * (0.16 + step * 0.3), 0.35 + step * 0.06, -1.25 - step * 0.38] as const,
    );
    kit.add(tube(points, 0.05, 16, 6), { colour: '#cfe4ff', plating: 0, rough: 0.6 });
    for (let barb = 0; barb < 9; barb++) {
      const [x, z] = [side * (0.22 + barb * 0.1), -1.32 - barb * 0.125];
      kit.add(
        ball(1, 6),
        { colour: '#e8f4ff', plating: 0, rough: 0.6, glow: 0.3 },
        { at: [x, 0.38 + barb * 0.02, z], size: [0.26 - barb * 0.02, 0.025, 0.035], turn: [0, side * 0.3, 0] },
      );
    }
    kit.add(ball(0.13, 16), glowing('#7ae8ff', 4), { at: [side * 0.24, 0.35, -1.18] });
  }
});

export const picture = card('creature', frostmoth, {
  hue: '#4a8cff',
  glow: 0.75,
  turn: [0, -0.35, 0],
  from: [0, 1, 0.55],
  exposure: 0.6,
});
