import type { Finish, Kit } from '../../kit/kit.ts';
import { plate } from '../../kit/shapes/plate.ts';
import type { Vec2 } from '../../kit/vector.ts';

const HEIGHT = 0.26;
const BEVEL = 0.05;

/** Presses the parts of an emblem into relief. Places are in the plane of the medal: x to the right, y up, its field about 1 in radius. */
export class Press {
  readonly #kit: Kit;
  readonly #metal: Finish;

  constructor(kit: Kit, metal: Finish) {
    this.#kit = kit;
    this.#metal = metal;
  }

  /** A closed outline, with holes. */
  shape(outline: readonly Vec2[], holes: readonly (readonly Vec2[])[] = []): this {
    const plan = (points: readonly Vec2[]) => points.map(([x, y]): Vec2 => [x, -y]);
    this.#kit.add(plate(plan(outline), HEIGHT, BEVEL, { holes: holes.map(plan) }), this.#metal, { at: [0, 0.2, 0] });
    return this;
  }

  disc(x: number, y: number, radius: number): this {
    return this.shape(circle(x, y, radius));
  }

  ring(x: number, y: number, radius: number, width: number): this {
    return this.shape(circle(x, y, radius), [circle(x, y, radius - width)]);
  }

  /** A part of a ring, from one angle to another in turns; 0 is to the right, 0.25 up. */
  arc(x: number, y: number, radius: number, width: number, from: number, to: number): this {
    const outer = curve(x, y, radius, from, to);
    return this.shape([...outer, ...curve(x, y, radius - width, from, to).toReversed()]);
  }

  bar(from: Vec2, to: Vec2, width: number): this {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const x = (-(to[1] - from[1]) / length) * (width / 2);
    const y = ((to[0] - from[0]) / length) * (width / 2);
    return this.shape([
      [from[0] + x, from[1] + y],
      [from[0] - x, from[1] - y],
      [to[0] - x, to[1] - y],
      [to[0] + x, to[1] + y],
    ]);
  }

  /** A path of bars with round joints. */
  path(points: readonly Vec2[], width: number): this {
    for (const [index, to] of points.entries()) {
      const from = points[index - 1];
      if (from) this.bar(from, to, width);
      if (index > 0 && index < points.length - 1) this.disc(to[0], to[1], width / 2);
    }
    return this;
  }

  box(x: number, y: number, width: number, height: number): this {
    const [w, h] = [width / 2, height / 2];
    return this.shape([
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
      [x - w, y + h],
    ]);
  }

  star(x: number, y: number, points: number, outer: number, inner: number): this {
    return this.shape(starOutline(x, y, points, outer, inner));
  }

  /** The delta of a ship, pointing up. */
  ship(x: number, y: number, size: number): this {
    return this.shape([
      [x, y + size],
      [x - size * 0.8, y - size * 0.75],
      [x, y - size * 0.35],
      [x + size * 0.8, y - size * 0.75],
    ]);
  }

  crown(x: number, y: number, size: number): this {
    const at = (points: readonly Vec2[]) => points.map(([dx, dy]): Vec2 => [x + dx * size, y + dy * size]);
    return this.shape(
      at([
        [-0.8, -0.55],
        [0.8, -0.55],
        [1, 0.55],
        [0.42, 0.02],
        [0, 0.8],
        [-0.42, 0.02],
        [-1, 0.55],
      ]),
    );
  }

  bolt(x: number, y: number, size: number): this {
    return this.shape(
      [
        [0.15, 1],
        [-0.5, -0.12],
        [-0.08, -0.12],
        [-0.25, -1],
        [0.5, 0.22],
        [0.06, 0.22],
      ].map(([dx, dy]): Vec2 => [x + dx * size, y + dy * size]),
    );
  }

  /** An open eye. */
  eye(x: number, y: number, size: number): this {
    const lid = Array.from({ length: 13 }, (_, step): Vec2 => {
      const share = step / 6 - 1;
      return [x + share * size, y + (1 - share * share) * size * 0.58];
    });
    const almond = [
      ...lid,
      ...lid
        .map(([px, py]): Vec2 => [px, 2 * y - py])
        .toReversed()
        .slice(1, -1),
    ];
    return this.shape(almond, [circle(x, y, size * 0.42)]).disc(x, y, size * 0.22);
  }
}

export function circle(x: number, y: number, radius: number, points = 28): Vec2[] {
  return curve(x, y, radius, 0, 1 - 1 / points, points - 1);
}

export function curve(x: number, y: number, radius: number, from: number, to: number, steps = 24): Vec2[] {
  return Array.from({ length: steps + 1 }, (_, step): Vec2 => {
    const angle = (from + ((to - from) * step) / steps) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

export function starOutline(x: number, y: number, points: number, outer: number, inner: number): Vec2[] {
  return Array.from({ length: points * 2 }, (_, index): Vec2 => {
    const angle = Math.PI / 2 + (index * Math.PI) / points;
    const radius = index % 2 === 0 ? outer : inner;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}
