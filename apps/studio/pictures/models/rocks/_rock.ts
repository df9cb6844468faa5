import * as THREE from 'three';
import { Kit, linear } from '../../kit/kit.ts';
import { fractal, ridges } from '../../kit/noise.ts';
import { random } from '../../kit/random.ts';
import { join } from '../../kit/field.ts';
import { type Vec3, cross, dot, mix3, normalize, smoothstep } from '../../kit/vector.ts';
import type { Sculpture } from '../../stage/sculpture.ts';

/** A kind of rock: colours of its dust, edges, hollows and veins. */
export interface RockKind {
  readonly base: string;
  readonly edge: string;
  readonly hollow: string;
  readonly vein?: {
    readonly colour: string;
    readonly glint: string;
    /** Noise value from which it shows. */
    readonly from: number;
    readonly metal: number;
    readonly glow: number;
    readonly rough: number;
  };
  readonly clearcoat?: number;
}

export interface RockShape {
  readonly seed: number;
  /** Icosphere detail: 48 for a whole asteroid, less for debris. */
  readonly detail: number;
  readonly stretch?: Vec3;
  readonly cuts?: number;
  readonly craters?: number;
}

interface Surface {
  readonly point: Vec3;
  readonly radius: number;
}

/** A rock cut by planes, with craters, ridges and grain. */
export function rock(kind: RockKind, shape: RockShape): Sculpture {
  const kit = new Kit(shape.seed);
  const surface = surfaceOf(shape);
  const sphere = new THREE.IcosahedronGeometry(1, shape.detail).attributes.position;
  const known = new Map<string, ReturnType<typeof pointOf>>();
  for (let index = 0; index < sphere.count; index++) {
    const direction: Vec3 = [sphere.getX(index), sphere.getY(index), sphere.getZ(index)];
    const key = direction.map((part) => part.toFixed(4)).join();
    const point = known.get(key) ?? pointOf(kind, surface, direction, shape.seed * 13.7);
    known.set(key, point);
    kit.positions.push(...point.position);
    kit.normals.push(...point.normal);
    kit.colours.push(...point.colour);
    kit.surface.push(point.metal, point.rough, point.glow, 0);
    kit.marks.push(0, 1, 0, 0);
  }
  return {
    kit,
    look: 'rock',
    material: {
      asymmetric: true,
      rock: 0.09,
      rockScale: 9,
      bump: 1,
      tone: 0.3,
      grime: 0,
      wear: 0,
      lights: 0,
      clearcoat: kind.clearcoat ?? 0,
      ambient: 0.25,
    },
    radius: 1.75,
    half: 1.6,
  };
}

function surfaceOf(shape: RockShape): (direction: Vec3) => Surface {
  const next = random(shape.seed * 7919);
  const stretch = shape.stretch ?? [next.between(0.95, 1.3), next.between(0.75, 0.95), next.between(0.85, 1.1)];
  const anyDirection = (low: number): Vec3 =>
    normalize([next.between(-1, 1), next.between(low, 1), next.between(-1, 1)]);
  const planes = Array.from({ length: shape.cuts ?? 11 }, () => ({
    normal: anyDirection(-1),
    height: next.between(0.72, 0.98),
  }));
  const craters = Array.from({ length: shape.craters ?? 16 }, () => ({
    at: anyDirection(-0.2),
    size: next() ** 2.2 * 0.34 + 0.07,
  }));
  const o = shape.seed * 13.7;
  return ([x, y, z]) => {
    let radius = 1 + 0.26 * fractal(x * 0.9 + o, y * 0.9, z * 0.9, 3);
    for (const { normal, height } of planes) {
      const facing = dot([x, y, z], normal);
      if (facing > 0.25) radius = join(radius, (height / facing) * 1.02, 0.1);
    }
    for (const { at, size } of craters) {
      const distance = Math.hypot(x - at[0], y - at[1], z - at[2]) / size;
      if (distance < 1.5)
        radius +=
          size *
          (0.16 * smoothstep(0.55, 1, distance) * smoothstep(1.5, 1, distance) -
            0.42 * smoothstep(0.95, 0.1, distance));
    }
    radius += 0.075 * (ridges(x * 2.2 + o, y * 2.2, z * 2.2, 5) - 0.5);
    radius += 0.05 * fractal(x * 5 + o, y * 5, z * 5, 4) + 0.016 * fractal(x * 17 + o, y * 17, z * 17, 3);
    return { point: [x * radius * stretch[0], y * radius * stretch[1], z * radius * stretch[2]], radius };
  };
}

const STEP = 0.012;

function pointOf(kind: RockKind, surface: (direction: Vec3) => Surface, direction: Vec3, o: number) {
  const [x, y, z] = direction;
  const here = surface(direction);
  const across = normalize(cross(direction, Math.abs(y) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const along = cross(direction, across);
  const near = (u: number, v: number) =>
    surface(
      normalize([x + across[0] * u + along[0] * v, y + across[1] * u + along[1] * v, z + across[2] * u + along[2] * v]),
    );
  const [a, a2, b, b2] = [near(STEP, 0), near(-STEP, 0), near(0, STEP), near(0, -STEP)];
  const slope = (p: Surface, q: Surface): Vec3 => [
    p.point[0] - q.point[0],
    p.point[1] - q.point[1],
    p.point[2] - q.point[2],
  ];
  const raw = normalize(cross(slope(a, a2), slope(b, b2)));
  const normal: Vec3 = dot(raw, direction) < 0 ? [-raw[0], -raw[1], -raw[2]] : raw;
  const curve = here.radius - (a.radius + a2.radius + b.radius + b2.radius) / 4;
  const edge = linear(kind.edge);
  let colour = mix3(linear(kind.base), edge, smoothstep(-0.3, 0.5, fractal(x * 2 + o, y * 2, z * 2, 5)));
  colour = mix3(colour, linear(kind.hollow), smoothstep(0, -0.006, curve) * 0.8);
  colour = mix3(colour, [edge[0] * 1.25, edge[1] * 1.25, edge[2] * 1.25], smoothstep(0, 0.006, curve) * 0.6);
  colour = mix3(
    colour,
    linear(kind.hollow),
    smoothstep(0.15, 0.55, fractal(x * 3.3 + o + 9, y * 3.3, z * 3.3, 4)) * 0.5,
  );
  const { vein } = kind;
  if (!vein) return { position: here.point, normal, colour, metal: 0, rough: 0.86, glow: 0 };
  const crest = ridges(x * 1.5 + o + 4, y * 1.5, z * 1.5, 4);
  const share = smoothstep(vein.from, vein.from + 0.13, crest);
  const core = smoothstep(vein.from + 0.1, vein.from + 0.22, crest);
  return {
    position: here.point,
    normal,
    colour: mix3(mix3(colour, linear(vein.colour), share), linear(vein.glint), core),
    metal: share * vein.metal,
    rough: 0.86 + (vein.rough - 0.86) * share,
    glow: core * vein.glow,
  };
}
