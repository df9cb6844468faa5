import type { Vec2, Vec3 } from '../vector.ts';
import { type Shape, deform, emptyShape, pushOutward } from './shape.ts';

/** Scale factors of the ends of a box; front is −z. */
export interface Taper {
  readonly top?: Vec2;
  readonly front?: Vec2;
  readonly back?: Vec2;
}

/** A box with chamfered edges, centred on the origin. */
export function box(width: number, height: number, depth: number, bevel = 0.05, taper: Taper = {}): Shape {
  const half: Vec3 = [width / 2, height / 2, depth / 2];
  const cut = Math.min(bevel, width * 0.45, height * 0.45, depth * 0.45);
  const shape = emptyShape();
  const corner = (x: number, y: number, z: number, full: 0 | 1 | 2): Vec3 => [
    x * (full === 0 ? half[0] : half[0] - cut),
    y * (full === 1 ? half[1] : half[1] - cut),
    z * (full === 2 ? half[2] : half[2] - cut),
  ];
  const signs = [-1, 1];
  const square = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  for (const s of signs) {
    pushOutward(
      shape,
      square.map(([a, b]) => corner(s, a, b, 0)),
      0,
    );
    pushOutward(
      shape,
      square.map(([a, b]) => corner(a, s, b, 1)),
      0,
    );
    pushOutward(
      shape,
      square.map(([a, b]) => corner(a, b, s, 2)),
      0,
    );
  }
  for (const a of signs) {
    for (const b of signs) {
      pushOutward(shape, [corner(a, b, -1, 0), corner(a, b, 1, 0), corner(a, b, 1, 1), corner(a, b, -1, 1)], 1);
      pushOutward(shape, [corner(a, -1, b, 0), corner(a, 1, b, 0), corner(a, 1, b, 2), corner(a, -1, b, 2)], 1);
      pushOutward(shape, [corner(-1, a, b, 1), corner(1, a, b, 1), corner(1, a, b, 2), corner(-1, a, b, 2)], 1);
      for (const c of signs) pushOutward(shape, [corner(a, b, c, 0), corner(a, b, c, 1), corner(a, b, c, 2)], 1);
    }
  }
  const narrow = (factor: number, share: number) => 1 + (factor - 1) * share;
  return deform(shape, (x, y, z) => {
    const up = (y + half[1]) / height;
    const aft = (z + half[2]) / depth;
    const [topX, topZ] = taper.top ?? [1, 1];
    const [frontX, frontY] = taper.front ?? [1, 1];
    const [backX, backY] = taper.back ?? [1, 1];
    return [
      x * narrow(topX, up) * narrow(frontX, 1 - aft) * narrow(backX, aft),
      y * narrow(frontY, 1 - aft) * narrow(backY, aft),
      z * narrow(topZ, up),
    ];
  });
}
