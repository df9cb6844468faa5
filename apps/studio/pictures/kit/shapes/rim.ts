import type { Vec2, Vec3 } from '../vector.ts';
import type { Shape } from './shape.ts';

/** A point of an outline in the plane of x and z, and where the outline faces there. */
interface RimPoint {
  readonly at: Vec2;
  readonly facing: Vec2;
}

/** 2 is a circle; above it the curve grows out of the straight edge, so that no highlight ends where a corner begins. */
const SQUARENESS = 2.5;
const CORNER_STEPS = 48;
const EDGE_STEPS = 400;

/** A point of a profile: how far inside the outline, and how high. */
export type RimProfile = readonly Vec2[];

interface RimOptions {
  /** Whether there is any at a place of the outline; everywhere when left out. */
  readonly where?: (x: number, z: number) => boolean;
  /** Profile edges are shaded as one curve. */
  readonly round?: boolean;
}

/** A profile that runs round a rectangle with rounded corners: the frame of a slab, seen from above. Goes from outside to inside. */
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

/** Counter-clockwise seen from above, in steps that are short enough to leave gaps between. */
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

/** Where an edge of a profile faces: outwards and up. */
const slopeOf = ([fromInside, fromY]: Vec2, [toInside, toY]: Vec2): Vec2 => unit(toY - fromY, toInside - fromInside);

const between = (a: Vec2, b: Vec2): Vec2 => unit(a[0] + b[0], a[1] + b[1]);

const signed = (x: number, power: number) => Math.sign(x) * Math.abs(x) ** power;

function unit(x: number, y: number): Vec2 {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
