import type { Kit } from './kit.ts';
import { FLEETS, finishesOf } from './palette.ts';
import { box } from './shapes/box.ts';
import { lathe } from './shapes/lathe.ts';
import { ball } from './shapes/round.ts';
import type { Vec2, Vec3 } from './vector.ts';
import { IVORY } from './facet.ts';

const f = finishesOf(FLEETS.ustur);

/** An upright body of revolution from a profile of (radius, height). */
export const upright = (profile: readonly Vec2[], segments: number, crease = 0.4, turn = 0) =>
  lathe(
    profile.map(([r, y]): Vec2 => [r, -y]),
    segments,
    { crease, turn },
  );

/** Rotation that stands a body of `upright` up. */
export const STANDING: Vec3 = [Math.PI / 2, 0, 0];

/** The eye in the middle of every USTUR hull: a dark drum, gold lids and a lit pupil. `shut` leaves only the lids. */
export function eye(kit: Kit, at: Vec3, size: number, options: { shut?: boolean; lids?: number } = {}): void {
  const place = { at, turn: STANDING, size };
  kit.add(
    upright(
      [
        [0, 0.4],
        [0.7, 0.38],
        [1.3, 0.12],
        [1.42, -0.15],
        [1.1, -0.45],
        [0, -0.5],
      ],
      8,
      0.2,
      Math.PI / 8,
    ),
    f.dark,
    place,
  );
  kit.add(
    upright(
      [
        [0.5, 0.3],
        [0.9, 0.28],
        [1.02, 0.46],
        [0.94, 0.58],
        [0.72, 0.52],
        [0.6, 0.42],
        [0.5, 0.3],
      ],
      48,
    ),
    f.gold,
    place,
  );
  const lids = options.lids ?? 8;
  kit.ring(lids, (angle) =>
    kit.add(box(0.2, 0.14, 0.34, 0.03), IVORY.bright, {
      at: [
        at[0] + Math.sin(angle + 0.39) * 1.14 * size,
        at[1] + 0.26 * size,
        at[2] + Math.cos(angle + 0.39) * 1.14 * size,
      ],
      turn: [0, angle + 0.39, 0],
      size,
    }),
  );
  if (options.shut) {
    kit.ring(6, (angle) =>
      kit.add(box(0.34, 0.14, 0.5, 0.05, { front: [0.2, 1] }), f.gold, {
        at: [at[0] + Math.sin(angle) * 0.34 * size, at[1] + 0.5 * size, at[2] + Math.cos(angle) * 0.34 * size],
        turn: [0, angle, 0],
        size,
      }),
    );
    return;
  }
  kit.add(
    upright(
      [
        [0, 0.46],
        [0.3, 0.44],
        [0.5, 0.36],
        [0.62, 0.28],
      ],
      48,
      1,
    ),
    f.glass,
    place,
  );
  kit.add(
    upright(
      [
        [0.32, 0.5],
        [0.44, 0.54],
        [0.5, 0.48],
        [0.32, 0.46],
        [0.32, 0.5],
      ],
      40,
    ),
    { ...f.glow, glow: 4 },
    place,
  );
  kit.add(ball(0.22, 28), f.core, { at: [at[0], at[1] + 0.5 * size, at[2]], size: [size, size * 0.5, size] });
}
