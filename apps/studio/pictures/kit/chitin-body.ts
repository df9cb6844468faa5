import { type Joint, type Limb, ellipsoid, intersect, join, limb } from './field.ts';
import { type Kit, linear } from './kit.ts';
import { fractal, ridges } from './noise.ts';
import { FLEETS, glowing } from './palette.ts';
import { ball } from './shapes/round.ts';
import { type SkinPoint, addField } from './surface-nets.ts';
import { type Vec3, clamp, mix3, smoothstep } from './vector.ts';

const { hull, light, dark, glow, core, accent } = FLEETS.oni;
const SKIN = {
  deep: linear('#251a4c'),
  violet: linear(hull),
  crest: linear(light),
  shade: linear(dark),
  seam: linear(glow),
  tip: linear(accent),
  web: mix3(linear('#0b5a58'), linear(dark), 0.2),
};

/** A horn, wing or tail, on the right side; the left one is its mirror image. */
export interface LimbPlan {
  readonly joints: readonly Joint[];
  /** Overlapping plates along it; 0 for a smooth one. */
  readonly plates: number;
  readonly ridge?: number;
  /** Flattening; 1 is round. */
  readonly flat?: number;
  readonly blend?: number;
  /** The end glows. */
  readonly tip?: boolean;
}

/** A grown hull. Lengths are those of the finished ship, which is about eleven units long. */
export interface BodyPlan {
  readonly bodies: readonly { readonly at: Vec3; readonly radii: Vec3 }[];
  readonly limbs: readonly LimbPlan[];
  /** Back armour: overlapping plates over a body. */
  readonly carapace?: { readonly at: Vec3; readonly radii: Vec3; readonly plates: number };
  /** Socket of the eye. */
  readonly eye: { readonly at: Vec3; readonly radii: Vec3 };
  /** Slits beside the eye. */
  readonly slits?: readonly { readonly at: Vec3; readonly radii: Vec3 }[];
  /** Skin between limbs: the area in front of a curve, cut out by circles (x, z, radius). */
  readonly web?: { readonly at: Vec3; readonly radii: Vec3; readonly cuts: readonly Vec3[] };
  readonly low: Vec3;
  readonly high: Vec3;
  readonly cell?: number;
}

interface Grown {
  readonly plan: LimbPlan;
  readonly limb: Limb;
}

/** Adds the mesh of a plan to the kit, with a lit core in its eye. */
export function growBody(kit: Kit, plan: BodyPlan): void {
  const limbs = plan.limbs.map((limbPlan): Grown => ({ plan: limbPlan, limb: limb(limbPlan.joints, 26) }));
  const field = (px: number, y: number, z: number) => {
    const x = Math.abs(px);
    let distance = 1e9;
    for (const { at, radii } of plan.bodies) distance = join(distance, ellipsoid(x, y, z, at, radii), 0.25);
    for (const grown of limbs) distance = join(distance, limbAt(grown, x, y, z).distance, grown.plan.blend ?? 0.16);
    if (plan.web) distance = join(distance, webAt(plan.web, x, y, z), 0.06);
    if (plan.carapace) distance = join(distance, carapaceAt(plan.carapace, x, y, z).distance, 0.06);
    distance = intersect(distance, -socket(plan, x, y, z), 0.05);
    for (const { at, radii } of plan.slits ?? []) distance = intersect(distance, -ellipsoid(x, y, z, at, radii), 0.05);
    return distance;
  };
  addField(kit, field, { low: plan.low, high: plan.high, cell: plan.cell ?? 0.045 }, skinOf(plan, limbs));
  const { at, radii } = plan.eye;
  kit.add(ball(1, 32), glowing(glow, 4), {
    at: [at[0], at[1] - radii[1] * 0.5, at[2]],
    size: [radii[0] * 0.72, radii[1] * 0.34, radii[2] * 0.78],
  });
  kit.add(ball(1, 24), glowing(core, 12), {
    at: [at[0], at[1] - radii[1] * 0.25, at[2]],
    size: [radii[0] * 0.26, radii[1] * 0.18, radii[2] * 0.5],
  });
}

function skinOf(plan: BodyPlan, limbs: readonly Grown[]) {
  return (px: number, y: number, z: number, normal: Vec3): SkinPoint => {
    const x = Math.abs(px);
    const up = normal[1] > 0.1;
    let colour = mix3(SKIN.deep, SKIN.violet, smoothstep(-0.3, 0.5, fractal(x * 1.3, y * 1.3, z * 1.3, 4)));
    let lit = 0;
    let light = SKIN.seam;
    for (const grown of limbs) {
      const { distance, share, plate } = limbAt(grown, x, y, z);
      const near = smoothstep(0.12, 0.02, distance);
      if (grown.plan.plates > 0) colour = mix3(colour, SKIN.crest, near * smoothstep(0.45, 0.9, plate) * 0.75);
      const { plates } = grown.plan;
      const intoPlate = share * plates - Math.floor(share * plates);
      if (plates > 0 && distance < 0.06 && share > 0.06 && share < 0.8 && up)
        lit = Math.max(lit, smoothstep(0.13, 0.02, intoPlate) * 2.6 * (1 - share * 0.9));
      if (grown.plan.tip && share > 0.88 && distance < 0.1) {
        lit = Math.max(lit, 2.2 * smoothstep(0.88, 1, share));
        light = SKIN.tip;
      }
    }
    if (plan.carapace) {
      const { distance, plate, share } = carapaceAt(plan.carapace, x, y, z);
      if (distance < 0.1 && up) {
        colour = mix3(colour, SKIN.crest, smoothstep(0.45, 0.9, plate) * 0.8);
        const into = share * plan.carapace.plates - Math.floor(share * plan.carapace.plates);
        if (share > 0.04 && share < 0.96)
          lit = Math.max(
            lit,
            smoothstep(0.13, 0.02, into) * 2.2 * smoothstep(plan.carapace.radii[0], plan.carapace.radii[0] * 0.3, x),
          );
      }
    }
    colour = mix3(colour, SKIN.shade, smoothstep(0.15, -0.5, normal[1]) * 0.85);
    const nearest = Math.min(
      ...limbs.map((grown) => limbAt(grown, x, y, z).distance),
      ...plan.bodies.map(({ at, radii }) => ellipsoid(x, y, z, at, radii)),
    );
    if (plan.web && webAt(plan.web, x, y, z) < 0.03 && nearest > 0.05) {
      const vein = smoothstep(0.62, 0.9, ridges(x * 1.5 + 3, z * 1.1, 7.3, 4));
      const edge = smoothstep(0, 0.75, nearest);
      lit = Math.max(lit, 1.6 * ((0.22 + 1.1 * vein) * (1 - 0.45 * edge) + 0.05));
      light = mix3(SKIN.seam, SKIN.tip, edge * 0.85);
      colour = SKIN.web;
    }
    const inSocket = socket(plan, x, y, z);
    if (inSocket < 0.05) lit = Math.max(lit, 2.6 * smoothstep(0.05, -0.06, inSocket));
    for (const { at, radii } of plan.slits ?? []) {
      const inside = ellipsoid(x, y, z, at, [radii[0] + 0.03, radii[1] + 0.03, radii[2] + 0.04]);
      if (inside >= 0) continue;
      lit = Math.max(lit, 5 * smoothstep(0, -0.05, inside));
      light = SKIN.tip;
    }
    return {
      colour: lit > 0.02 ? mix3(colour, light, Math.min(1, lit * 1.5)) : colour,
      metal: 0.45,
      rough: 0.3,
      glow: lit,
      plating: 1,
    };
  };
}

/** Distance to a plated limb, position along it, and height on its plate. */
function limbAt({ plan, limb }: Grown, x: number, y: number, z: number) {
  const flat = plan.flat ?? 1.4;
  const { distance, share } = limb.nearest(x, y * flat, z);
  const plate = plan.plates > 0 ? scale(share, plan.plates) : 0;
  const ends = (1 - smoothstep(0.75, 1, share)) * smoothstep(0.03, 0.12, share);
  return { distance: distance * (1.2 / flat) - (plan.ridge ?? 0.07) * plate * ends, share, plate };
}

type Carapace = NonNullable<BodyPlan['carapace']>;

function carapaceAt({ at, radii, plates }: Carapace, x: number, y: number, z: number) {
  const share = clamp((z - at[2] + radii[2] * 0.7) / (radii[2] * 1.5), 0, 1);
  const plate = scale(share, plates);
  return { distance: ellipsoid(x, y, z, at, radii) - 0.085 * plate, share, plate };
}

function webAt({ at, radii, cuts }: NonNullable<BodyPlan['web']>, x: number, y: number, z: number): number {
  let area = (Math.hypot((x - at[0]) / radii[0], (z - at[2]) / radii[2]) - 1) * radii[2];
  for (const [cx, cz, r] of cuts) area = Math.max(area, r - Math.hypot(x - cx, z - cz));
  return intersect(area, Math.abs(y - at[1] + 0.05 * x) - radii[1], 0.06);
}

function socket({ eye }: BodyPlan, x: number, y: number, z: number): number {
  return ellipsoid(x, y, z, eye.at, eye.radii);
}

/** Rises over a plate and falls at its end. */
function scale(share: number, plates: number): number {
  const along = share * plates;
  const into = along - Math.floor(along);
  return smoothstep(0, 0.86, into) * (1 - smoothstep(0.86, 1, into));
}
