import * as THREE from 'three';
import { type Vec2, type Vec3, cross, subtract } from '../vector.ts';
import { type Shape, deform, emptyShape, pushTriangle } from './shape.ts';

interface PlateOptions {
  readonly holes?: readonly (readonly Vec2[])[];
  /** Width of the bevel as a share of its depth. */
  readonly slope?: number;
  readonly bend?: (x: number, y: number, z: number) => Vec3;
}

/** A plan (x, z) with a thickness along y and bevelled edges. */
export function plate(plan: readonly Vec2[], height: number, bevel = 0.06, options: PlateOptions = {}): Shape {
  const points = (outline: readonly Vec2[]) => outline.map(([x, z]) => new THREE.Vector2(x, z));
  const outline = new THREE.Shape(points(plan));
  for (const hole of options.holes ?? []) outline.holes.push(new THREE.Path(points(hole)));
  const cut = Math.min(bevel, height * 0.49);
  const inwards = cut * (options.slope ?? 1);
  const depth = height - 2 * cut;
  const extruded = new THREE.ExtrudeGeometry(outline, {
    depth,
    bevelEnabled: true,
    bevelThickness: cut,
    bevelSize: inwards,
    bevelOffset: -inwards,
    bevelSegments: 1,
    steps: 1,
  });
  const source = (extruded.index ? extruded.toNonIndexed() : extruded).attributes.position.array;
  const shape = emptyShape();
  const pointAt = (at: number): Vec3 => [source[at], -(source[at + 2] - depth / 2), source[at + 1]];
  for (let at = 0; at < source.length; at += 9) {
    const [a, b, c] = [pointAt(at), pointAt(at + 3), pointAt(at + 6)];
    const normal = cross(subtract(b, a), subtract(c, a));
    const length = Math.hypot(...normal);
    if (length < 1e-12) continue;
    const slant = Math.abs(normal[1] / length);
    pushTriangle(shape, a, b, c, slant > 0.12 && slant < 0.97 ? 1 : 0);
  }
  return options.bend ? deform(shape, options.bend) : shape;
}
