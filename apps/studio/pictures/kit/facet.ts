import type { Finish, Kit } from './kit.ts';
import { FLEETS, finishesOf } from './palette.ts';
import { plate } from './shapes/plate.ts';
import type { Vec2, Vec3 } from './vector.ts';

const f = finishesOf(FLEETS.ustur);

/** The ivory of USTUR facets, with its shaded variant. */
export const IVORY = {
  bright: { colour: FLEETS.ustur.light, metal: 0.08, rough: 0.34, plating: 0.55, scale: 0.7 },
  shaded: { colour: FLEETS.ustur.hull, metal: 0.1, rough: 0.38, plating: 0.6, scale: 0.8 },
} as const satisfies Record<string, Finish>;

/** Margin of each inlay, as a share of the facet, from the outside in. */
export interface FacetInlay {
  readonly gold?: number;
  readonly dark?: number;
  readonly glow?: number;
  readonly strength?: number;
}

/** An ivory blade with gold, dark and lit inlays; `place` transforms it as a whole. */
export function facet(
  kit: Kit,
  plan: readonly Vec2[],
  y: number,
  inlay: FacetInlay = {},
  place: { turn?: number; mirror?: boolean; height?: number; ivory?: Finish } = {},
): void {
  const height = place.height ?? 0.44;
  const layer = (shrink: number, thickness: number, bevel: number, finish: Finish, lift: number) =>
    kit.add(plate(shrunk(plan, shrink), thickness, bevel, { slope: bevel > 0.1 ? 1.5 : 1 }), finish, {
      at: [0, y + lift, 0] as Vec3,
      turn: [0, place.turn ?? 0, 0],
      mirror: place.mirror ?? false,
    });
  layer(1, height, height * 0.36, place.ivory ?? IVORY.bright, 0);
  if (inlay.gold) layer(inlay.gold, 0.16, 0.05, f.gold, height * 0.45);
  if (inlay.dark) layer(inlay.dark, 0.16, 0.04, f.dark, height * 0.53);
  if (inlay.glow) layer(inlay.glow, 0.14, 0.04, { ...f.glow, glow: inlay.strength ?? 4 }, height * 0.6);
}

/** Shrinks a plan towards its centroid. */
function shrunk(plan: readonly Vec2[], share: number): Vec2[] {
  let [area, cx, cz] = [0, 0, 0];
  plan.forEach(([x, z], index) => {
    const [nx, nz] = plan[(index + 1) % plan.length];
    const part = x * nz - nx * z;
    area += part;
    cx += (x + nx) * part;
    cz += (z + nz) * part;
  });
  const [mx, mz] = [cx / (3 * area), cz / (3 * area)];
  return plan.map(([x, z]) => [mx + (x - mx) * share, mz + (z - mz) * share]);
}
