import * as THREE from 'three';
import { type Random, random } from './random.ts';
import type { Shape } from './shapes/shape.ts';
import { type Vec3, cross, subtract } from './vector.ts';

/** Surface of a part. All parts form one mesh, so it is written into the vertices. */
export interface Finish {
  readonly colour: string;
  readonly metal?: number;
  readonly rough?: number;
  /** Emitted light, in multiples of its colour; parts above 1 show no paint. */
  readonly glow?: number;
  /** Strength and size of the plating pattern. */
  readonly plating?: number;
  readonly scale?: number;
  /** Bevels stay painted. */
  readonly unworn?: boolean;
  /** The livery is not painted on it. */
  readonly unpainted?: boolean;
}

export interface Placement {
  readonly at?: Vec3;
  /** Euler angles, in radians. */
  readonly turn?: Vec3;
  readonly order?: THREE.EulerOrder;
  readonly size?: number | Vec3;
  /** Adds a mirrored copy on the other side of x = 0. */
  readonly mirror?: boolean;
}

/** The exhaust of an engine, where a thruster strip is drawn. */
export interface Exhaust {
  readonly at: Vec3;
  readonly radius: number;
}

/** Linear red, green and blue of a colour. */
export const linear = (hex: string): Vec3 => {
  const { r, g, b } = new THREE.Color(hex);
  return [r, g, b];
};

/** Builder of a model: parts are added, then combined into one mesh. */
export class Kit {
  readonly random: Random;
  readonly exhausts: Exhaust[] = [];
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colours: number[] = [];
  /** Metalness, roughness, glow and plating of each point. */
  readonly surface: number[] = [];
  /** Bevel, plating scale, part and paintable of each point. */
  readonly marks: number[] = [];

  constructor(seed = 1) {
    this.random = random(seed);
  }

  add(shape: Shape, finish: Finish, placement: Placement = {}): this {
    const matrix = matrixOf(placement);
    const matrices = placement.mirror ? [matrix, new THREE.Matrix4().makeScale(-1, 1, 1).multiply(matrix)] : [matrix];
    const colour = linear(finish.colour);
    const part = this.random();
    const point = new THREE.Vector3();
    for (const at of matrices) {
      const order = at.determinant() < 0 ? [0, 2, 1] : [0, 1, 2];
      const normalMatrix = new THREE.Matrix3().getNormalMatrix(at);
      for (let triangle = 0; triangle < shape.positions.length / 9; triangle++) {
        const corners = order.map((k): Vec3 => {
          const index = triangle * 9 + k * 3;
          point.fromArray(shape.positions, index).applyMatrix4(at);
          return [point.x, point.y, point.z];
        });
        const face = cross(subtract(corners[1], corners[0]), subtract(corners[2], corners[0]));
        const length = Math.hypot(...face) || 1;
        order.forEach((k, index) => {
          this.positions.push(...corners[index]);
          if (shape.normals) {
            point
              .fromArray(shape.normals, triangle * 9 + k * 3)
              .applyMatrix3(normalMatrix)
              .normalize();
            this.normals.push(point.x, point.y, point.z);
          } else this.normals.push(face[0] / length, face[1] / length, face[2] / length);
          this.colours.push(...colour);
          this.surface.push(finish.metal ?? 0.3, finish.rough ?? 0.5, finish.glow ?? 0, finish.plating ?? 1);
          const bevel = finish.unworn ? 0 : shape.bevels[triangle * 3 + k];
          this.marks.push(bevel, finish.scale ?? 1, part, finish.unpainted ? 0 : 1);
        });
      }
    }
    return this;
  }

  /** Adds copies of a part in a circle around the y axis. */
  ring(count: number, place: (angle: number, index: number) => void): this {
    for (let index = 0; index < count; index++) place((index / count) * Math.PI * 2, index);
    return this;
  }

  /** Height of the surface at (x, z); undefined outside of the model. */
  topAt(x: number, z: number): number | undefined {
    let best: number | undefined;
    const p = this.positions;
    for (let at = 0; at < p.length; at += 9) {
      const acx = p[at] - p[at + 6];
      const acz = p[at + 2] - p[at + 8];
      const bcz = p[at + 5] - p[at + 8];
      const cbx = p[at + 6] - p[at + 3];
      const area = bcz * acx + cbx * acz;
      if (Math.abs(area) < 1e-9) continue;
      const u = (bcz * (x - p[at + 6]) + cbx * (z - p[at + 8])) / area;
      const v = (-acz * (x - p[at + 6]) + acx * (z - p[at + 8])) / area;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const y = u * p[at + 1] + v * p[at + 4] + (1 - u - v) * p[at + 7];
      if (best === undefined || y > best) best = y;
    }
    return best;
  }

  geometry(): THREE.BufferGeometry {
    const geometry = new THREE.BufferGeometry();
    const attribute = (name: string, values: number[], size: number) =>
      geometry.setAttribute(name, new THREE.Float32BufferAttribute(values, size));
    attribute('position', this.positions, 3);
    attribute('normal', this.normals, 3);
    attribute('color', this.colours, 3);
    attribute('surface', this.surface, 4);
    attribute('marks', this.marks, 4);
    geometry.computeBoundingBox();
    geometry.computeBoundingSphere();
    return geometry;
  }
}

function matrixOf({ at = [0, 0, 0], turn = [0, 0, 0], order = 'XYZ', size = 1 }: Placement): THREE.Matrix4 {
  const scale: Vec3 = typeof size === 'number' ? [size, size, size] : size;
  return new THREE.Matrix4().compose(
    new THREE.Vector3(...at),
    new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn, order)),
    new THREE.Vector3(...scale),
  );
}
