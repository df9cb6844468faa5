import type { Finish, Kit } from './kit.ts';
import type { Finishes } from './palette.ts';
import { box } from './shapes/box.ts';
import { lathe, rod } from './shapes/lathe.ts';
import type { Vec3 } from './vector.ts';

interface NozzleOptions {
  readonly mirror?: boolean;
  readonly glow?: number;
}

/** A thruster bell that points aft, with ribs and a lit throat; registers its exhaust. */
export function nozzle(
  kit: Kit,
  finishes: Finishes,
  [x, y, z]: Vec3,
  radius: number,
  length: number,
  { mirror = false, glow = 10 }: NozzleOptions = {},
): void {
  const r = radius;
  const here = { at: [x, y, z] as Vec3, mirror };
  kit.add(
    lathe(
      [
        [r * 0.72, -length * 0.5],
        [r * 0.95, -length * 0.35],
        [r, -length * 0.05],
        [r * 0.88, length * 0.5],
        [r * 0.8, length * 0.5],
        [r * 0.82, length * 0.1],
        [r * 0.7, -length * 0.2],
        [0, -length * 0.22],
      ],
      28,
      { crease: 0.35 },
    ),
    finishes.metal,
    here,
  );
  kit.ring(12, (angle) =>
    kit.add(box(r * 0.1, r * 0.16, length * 0.6, 0.015), finishes.mech, {
      at: [x + Math.cos(angle) * r * 0.95, y + Math.sin(angle) * r * 0.95, z + length * 0.12],
      turn: [0, 0, angle + Math.PI / 2],
      mirror,
    }),
  );
  const disc = (share: number, from: number) =>
    lathe(
      [
        [0, from],
        [r * share, from + length * 0.03],
      ],
      28,
    );
  kit.add(disc(0.78, length * 0.02), { ...finishes.glow, glow }, here);
  kit.add(disc(0.45, length * 0.1), { ...finishes.core, glow: glow * 1.6 }, here);
  for (const side of mirror ? [1, -1] : [1]) kit.exhausts.push({ at: [x * side, y, z + length * 0.5], radius: r });
}

/** A short flame behind a nozzle, for stills with engines on. */
export function flame(kit: Kit, finishes: Finishes, at: Vec3, radius: number, length: number, mirror = false): void {
  const r = radius;
  const outer = lathe(
    [
      [r * 0.55, 0],
      [r * 0.62, length * 0.12],
      [r * 0.5, length * 0.4],
      [r * 0.25, length * 0.75],
      [0, length],
    ],
    20,
  );
  const inner = lathe(
    [
      [r * 0.3, 0],
      [r * 0.36, length * 0.1],
      [r * 0.2, length * 0.45],
      [0, length * 0.7],
    ],
    16,
  );
  kit.add(outer, { ...finishes.glow, glow: 4 }, { at, mirror });
  kit.add(inner, { ...finishes.core, glow: 8 }, { at: [at[0], at[1] + r * 0.35, at[2]], mirror });
}

/** A twin gun on a block, seen from above. */
export function turret(
  kit: Kit,
  { dark, mech, metal, accent }: Finishes,
  hull: Finish,
  [x, y, z]: Vec3,
  size: number,
  { turn = 0, mirror = true }: { turn?: number; mirror?: boolean } = {},
): void {
  const place = (dx: number, dy: number, dz: number, tilt = 0) => ({
    at: [
      x + (dx * Math.cos(turn) + dz * Math.sin(turn)) * size,
      y + dy * size,
      z + (dz * Math.cos(turn) - dx * Math.sin(turn)) * size,
    ] as Vec3,
    turn: [tilt, turn, 0] as Vec3,
    order: 'YXZ' as const,
    size,
    mirror,
  });
  kit.add(rod(0.55, 0.5, 0.3, 8, 0.06), dark, place(0, 0.1, 0, -Math.PI / 2));
  kit.add(box(0.8, 0.4, 0.9, 0.1, { top: [0.7, 0.8] }), hull, place(0, 0.38, 0.05));
  kit.add(box(0.3, 0.12, 0.4, 0.04), accent, place(0, 0.6, 0.15));
  for (const dx of [-0.2, 0.2]) {
    kit.add(rod(0.07, 0.09, 1.1, 10, 0.02), metal, place(dx, 0.4, -0.85));
    kit.add(rod(0.11, 0.11, 0.22, 10, 0.02), mech, place(dx, 0.4, -1.3));
  }
}

interface Zone {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
  readonly size: readonly [number, number];
  readonly finishes: readonly Finish[];
}

/** Adds small boxes, pipes and caps to the surface of a zone and of its mirror image. */
export function greebles(kit: Kit, mech: Finish, count: number, zone: Zone): void {
  const next = kit.random;
  const places: Vec3[] = [];
  for (let index = 0; index < count; index++) {
    const x = next.between(...zone.x);
    const z = next.between(...zone.z);
    const y = kit.topAt(x, z);
    if (y !== undefined) places.push([x, y, z]);
  }
  for (const [x, y, z] of places) {
    const s = next.between(...zone.size);
    const choice = next();
    const finish = next.pick(zone.finishes);
    if (choice < 0.55)
      kit.add(
        box(s * next.between(0.6, 1.4), s * next.between(0.35, 0.8), s * next.between(0.7, 2), s * 0.12),
        finish,
        {
          at: [x, y + s * 0.12, z],
          mirror: true,
        },
      );
    else if (choice < 0.8)
      kit.add(rod(s * 0.3, s * 0.3, s * next.between(1, 2.4), 12, s * 0.04), mech, {
        at: [x, y + s * 0.1, z],
        mirror: true,
      });
    else
      kit.add(rod(s * 0.5, s * 0.42, s * 0.4, 16, s * 0.05), finish, {
        at: [x, y + s * 0.1, z],
        turn: [-Math.PI / 2, 0, 0],
        mirror: true,
      });
  }
}
