import type { Vec2, Vec3 } from '../vector.ts';
import type { Shape } from './shape.ts';

/** A point of an outline in the plane of x and z, and its outward normal. */
interface RimPoint {
  readonly at: Vec2;
  readonly facing: Vec2;
}

/** Exponent of a superellipse: 2 is a circle. Above 2 curvature starts gradually, so that highlights do not break at corners. */
const SQUARENESS = 2.5;
const CORNER_STEPS = 48;
const EDGE_STEPS = 400;

/** Points of a profile: distance inside the outline, and height. */
export type RimProfile = readonly Vec2[];

interface RimOptions {
  /** Whether the rim exists at a point; everywhere if undefined. */
  readonly where?: (x: number, z: number) => boolean;
  /** Profile edges are shaded as one curve. */
  readonly round?: boolean;
}

/** Sweeps a profile, from outside to inside, along a rectangle with rounded corners: the frame of a slab, seen from above. */
export function rim(
  width: number,
  depth: number,
  radius: number,
  profile: RimProfile,
  { where = () => true, round = false }: RimOptions = {},
): Shape {
  const shape = { positions: [] as number[], bevels: [] as number[], normals: [] as number[] };
  const outline = roundedRectangle(width / 2, depth / 2, radius);
  const flat = profile.slice(1).map(([inside, y], index) => slopeOf(profile[index], [inside, y]));
  outline.forEach((here, index) => {
    const next = outline[(index + 1) % outline.length];
    if (!where((here.at[0] + next.at[0]) / 2, (here.at[1] + next.at[1]) / 2)) return;
    for (let edge = 0; edge < flat.length; edge++) {
      const slopes = [edge - 1, edge + 1].map((other) =>
        round && flat[other] ? between(flat[edge], flat[other]) : flat[edge],
      );
      const corner = (point: RimPoint, end: 0 | 1): readonly [Vec3, Vec3] => {
        const [inside, y] = profile[edge + end];
        const [outwards, up] = slopes[end];
        const { at, facing } = point;
        return [
          [at[0] - facing[0] * inside, y, at[1] - facing[1] * inside],
          [facing[0] * outwards, up, facing[1] * outwards],
        ];
      };
      const quad = [corner(here, 0), corner(here, 1), corner(next, 1), corner(next, 0)] as const;
      for (const place of [0, 2, 1, 0, 3, 2] as const) {
        shape.positions.push(...quad[place][0]);
        shape.normals.push(...quad[place][1]);
        shape.bevels.push(0);
      }
    }
  });
  return shape;
}

/** Counter-clockwise seen from above, in steps short enough for the gaps of `where`. */
function roundedRectangle(halfWidth: number, halfDepth: number, radius: number): RimPoint[] {
  const [x, z] = [halfWidth - radius, halfDepth - radius];
  const corners: readonly Vec2[] = [
    [x, z],
    [x, -z],
    [-x, -z],
    [-x, z],
  ];
  return corners.flatMap(([cx, cz], corner) => {
    const from = Math.PI / 2 - (corner * Math.PI) / 2;
    const arc = Array.from({ length: CORNER_STEPS + 1 }, (_, step): RimPoint => {
      const angle = from - (step / CORNER_STEPS) * (Math.PI / 2);
      const [along, across] = [signed(Math.cos(angle), 2 / SQUARENESS), signed(Math.sin(angle), 2 / SQUARENESS)];
      const facing = unit(signed(Math.cos(angle), 2 - 2 / SQUARENESS), signed(Math.sin(angle), 2 - 2 / SQUARENESS));
      return { at: [cx + along * radius, cz + across * radius], facing };
    });
    const last = arc[CORNER_STEPS];
    const [nextX, nextZ] = corners[(corner + 1) % 4];
    const edge = Array.from({ length: EDGE_STEPS - 1 }, (_, step): RimPoint => {
      const share = (step + 1) / EDGE_STEPS;
      return {
        at: [last.at[0] + (nextX - cx) * share, last.at[1] + (nextZ - cz) * share],
        facing: last.facing,
      };
    });
    return [...arc, ...edge];
  });
}

/** Normal of an edge of a profile: outwards and up. */
const slopeOf = ([fromInside, fromY]: Vec2, [toInside, toY]: Vec2): Vec2 => unit(toY - fromY, toInside - fromInside);

const between = (a: Vec2, b: Vec2): Vec2 => unit(a[0] + b[0], a[1] + b[1]);

const signed = (x: number, power: number) => Math.sign(x) * Math.abs(x) ** power;

function unit(x: number, y: number): Vec2 {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
