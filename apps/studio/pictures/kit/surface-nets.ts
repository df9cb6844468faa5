import type { Field } from './field.ts';
import type { Kit } from './kit.ts';
import { type Vec3, cross, dot, normalize, subtract } from './vector.ts';

/** Appearance of a point of a grown surface; `colour` is linear. */
export interface SkinPoint {
  readonly colour: Vec3;
  readonly metal: number;
  readonly rough: number;
  readonly glow: number;
  readonly plating?: number;
}

interface Volume {
  readonly low: Vec3;
  readonly high: Vec3;
  readonly cell: number;
}

/** Meshes the surface of a field by surface nets and adds it to a kit. */
export function addField(
  kit: Kit,
  field: Field,
  { low, high, cell }: Volume,
  skin: (x: number, y: number, z: number, normal: Vec3) => SkinPoint,
): void {
  const size = [0, 1, 2].map((axis) => Math.ceil((high[axis] - low[axis]) / cell) + 1);
  const values = sample(field, low, cell, size);
  const { points, indexAt } = surfacePoints(values, low, cell, size);
  const step = cell * 0.5;
  const looks = points.map(([x, y, z]) => {
    const normal = normalize([
      field(x + step, y, z) - field(x - step, y, z),
      field(x, y + step, z) - field(x, y - step, z),
      field(x, y, z + step) - field(x, y, z - step),
    ]);
    return { normal, ...skin(x, y, z, normal) };
  });
  for (const triangle of triangles(values, indexAt, size)) {
    const [a, b, c] = triangle;
    const face = cross(subtract(points[b], points[a]), subtract(points[c], points[a]));
    const ordered = dot(face, looks[a].normal) < 0 ? [a, c, b] : [a, b, c];
    for (const index of ordered) {
      const look = looks[index];
      kit.positions.push(...points[index]);
      kit.normals.push(...look.normal);
      kit.colours.push(...look.colour);
      kit.surface.push(look.metal, look.rough, look.glow, look.plating ?? 0);
      kit.marks.push(0, 1, 0, 0);
    }
  }
}

/** Samples the field on a grid; blocks far from the surface get one value. */
function sample(field: Field, low: Vec3, cell: number, [nx, ny, nz]: number[]): Float32Array {
  const values = new Float32Array(nx * ny * nz);
  const block = 4;
  const far = cell * block * 1.9;
  for (let k = 0; k < nz; k += block)
    for (let j = 0; j < ny; j += block)
      for (let i = 0; i < nx; i += block) {
        const centre = field(low[0] + (i + 1.5) * cell, low[1] + (j + 1.5) * cell, low[2] + (k + 1.5) * cell);
        const skip = Math.abs(centre) > far;
        for (let c = k; c < Math.min(nz, k + block); c++)
          for (let b = j; b < Math.min(ny, j + block); b++)
            for (let a = i; a < Math.min(nx, i + block); a++)
              values[(c * ny + b) * nx + a] = skip
                ? centre
                : field(low[0] + a * cell, low[1] + b * cell, low[2] + c * cell);
      }
  return values;
}

const CUBE_EDGES = [0, 1, 0, 2, 0, 4, 1, 3, 1, 5, 2, 3, 2, 6, 3, 7, 4, 5, 4, 6, 5, 7, 6, 7];

/** One point in every cell that the surface crosses, at the mean of its crossings. */
function surfacePoints(values: Float32Array, low: Vec3, cell: number, [nx, ny, nz]: number[]) {
  const indexAt = new Int32Array(nx * ny * nz).fill(-1);
  const points: Vec3[] = [];
  const corners = new Float32Array(8);
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let inside = 0;
        for (let c = 0; c < 8; c++) {
          corners[c] = values[((k + (c >> 2)) * ny + j + ((c >> 1) & 1)) * nx + i + (c & 1)];
          if (corners[c] < 0) inside++;
        }
        if (inside === 0 || inside === 8) continue;
        let [x, y, z, crossings] = [0, 0, 0, 0];
        for (let edge = 0; edge < 24; edge += 2) {
          const a = CUBE_EDGES[edge];
          const b = CUBE_EDGES[edge + 1];
          if (corners[a] < 0 === corners[b] < 0) continue;
          const t = corners[a] / (corners[a] - corners[b]);
          x += (a & 1) + ((b & 1) - (a & 1)) * t;
          y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
          z += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
          crossings++;
        }
        indexAt[(k * ny + j) * nx + i] = points.length;
        points.push([
          low[0] + (i + x / crossings) * cell,
          low[1] + (j + y / crossings) * cell,
          low[2] + (k + z / crossings) * cell,
        ]);
      }
  return { points, indexAt };
}

function* triangles(values: Float32Array, indexAt: Int32Array, [nx, ny, nz]: number[]) {
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const here = (k * ny + j) * nx + i;
        const at = (a: number, b: number, c: number) => indexAt[((k - c) * ny + j - b) * nx + i - a];
        const quads = [
          [here + 1, at(0, 0, 0), at(0, 1, 0), at(0, 1, 1), at(0, 0, 1)],
          [here + nx, at(0, 0, 0), at(0, 0, 1), at(1, 0, 1), at(1, 0, 0)],
          [here + nx * ny, at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)],
        ];
        for (const [next, a, b, c, d] of quads) {
          if (values[here] < 0 === values[next] < 0 || a < 0 || b < 0 || c < 0 || d < 0) continue;
          yield [a, b, c] as const;
          yield [a, c, d] as const;
        }
      }
}
