import { ellipsoid, intersect, join } from '../../kit/field.ts';
import { Kit, linear } from '../../kit/kit.ts';
import { addField } from '../../kit/surface-nets.ts';
import { type Vec3, mix3, smoothstep } from '../../kit/vector.ts';
import { cargoIcon } from './_cargo.ts';

const LOBES: readonly (readonly [at: Vec3, radii: Vec3])[] = [
  [
    [0, -0.2, 0],
    [1.35, 0.95, 1.05],
  ],
  [
    [-0.75, 0.25, 0.1],
    [0.7, 0.75, 0.7],
  ],
  [
    [0.7, 0.4, 0],
    [0.75, 0.8, 0.75],
  ],
  [
    [0.05, 0.75, -0.1],
    [0.6, 0.6, 0.6],
  ],
];
const PORES = 120;

/** Hygrine: a dried sponge, all pores. */
function hyg(): Kit {
  const kit = new Kit(110);
  const next = kit.random;
  const pores = Array.from({ length: PORES }, () => {
    const [angle, up] = [next.between(0, Math.PI * 2), next.between(-0.7, 1)];
    const out = Math.sqrt(1 - up * up * 0.8);
    const size = next.between(0.07, 0.15);
    return { at: [Math.cos(angle) * out * 1.3, up * 1.15, Math.sin(angle) * out * 1.05] as Vec3, size };
  });
  const body = (x: number, y: number, z: number) =>
    LOBES.reduce((distance, [at, radii]) => join(distance, ellipsoid(x, y, z, at, radii), 0.25), 9);
  const holes = (x: number, y: number, z: number) =>
    pores.reduce((least, { at, size }) => Math.min(least, Math.hypot(x - at[0], y - at[1], z - at[2]) - size * 1.3), 9);
  const skin = linear('#e09a3c');
  const hollow = linear('#5a2a0c');
  addField(
    kit,
    (x, y, z) => intersect(body(x, y, z), -holes(x, y, z), 0.08),
    { low: [-1.7, -1.4, -1.4], high: [1.7, 1.6, 1.4], cell: 0.05 },
    (x, y, z) => ({
      colour: mix3(skin, hollow, smoothstep(-0.02, -0.22, body(x, y, z))),
      metal: 0,
      rough: 0.9,
      glow: 0,
    }),
  );
  return kit;
}

export const picture = cargoIcon(hyg, { look: 'rock', material: { rock: 0.05, rockScale: 8 }, half: 1.6 });
