import * as THREE from 'three';
import type { Vec3 } from '../vector.ts';
import type { Shape } from './shape.ts';

export function ball(radius: number, segments = 32): Shape {
  return fromGeometry(new THREE.SphereGeometry(radius, segments, Math.round(segments / 2)));
}

/** A tube through points; `radius` may be a function of the position, from 0 to 1. */
export function tube(
  points: readonly Vec3[],
  radius: number | ((share: number) => number) = 0.06,
  segments = 40,
  sides = 8,
): Shape {
  const curve = new THREE.CatmullRomCurve3(points.map((point) => new THREE.Vector3(...point)));
  const geometry = new THREE.TubeGeometry(curve, segments, typeof radius === 'number' ? radius : 1, sides);
  if (typeof radius !== 'number') {
    const { position, normal } = geometry.attributes;
    for (let ring = 0; ring <= segments; ring++) {
      const size = radius(ring / segments);
      const centre = curve.getPointAt(Math.min(1, ring / segments));
      for (let side = 0; side <= sides; side++) {
        const at = ring * (sides + 1) + side;
        position.setXYZ(
          at,
          centre.x + normal.getX(at) * size,
          centre.y + normal.getY(at) * size,
          centre.z + normal.getZ(at) * size,
        );
      }
    }
  }
  return fromGeometry(geometry);
}

/** A polyhedron with flat faces, for crystals and cut stones. */
export function faceted(radius: number, detail: number, kind: 'octahedron' | 'icosahedron' | 'dodecahedron'): Shape {
  const Geometry = {
    octahedron: THREE.OctahedronGeometry,
    icosahedron: THREE.IcosahedronGeometry,
    dodecahedron: THREE.DodecahedronGeometry,
  }[kind];
  const { positions, bevels } = fromGeometry(new Geometry(radius, detail));
  return { positions, bevels };
}

export function fromGeometry(geometry: THREE.BufferGeometry): Required<Shape> {
  const loose = geometry.index ? geometry.toNonIndexed() : geometry;
  const { position, normal } = loose.attributes;
  return {
    positions: [...position.array],
    normals: [...normal.array],
    bevels: Array.from({ length: position.count }, () => 0),
  };
}
