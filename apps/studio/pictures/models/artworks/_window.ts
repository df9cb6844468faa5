import type { Vec3 } from '../../kit/vector.ts';
import type { LookName } from '../../stage/light/looks.ts';
import type { RigPlaces } from '../../stage/light/rig.ts';
import type { Picture } from '../../stage/picture.ts';
import type { Nebula } from '../../stage/space/nebula.ts';
import type { Grade } from '../../stage/tableau/grade.ts';
import { type Placed, models } from '../../stage/tableau/models.ts';
import { nebula, stars } from '../../stage/tableau/sky.ts';
import { type Sun, sunDisc, sunRays } from '../../stage/tableau/sun.ts';
import { type Layer, tableau } from '../../stage/tableau/tableau.ts';

const PIXELS = 1024;
const SAMPLES = 8;
const FOV = 40;
const DISTANCE = 30;

/** A window of the Long Gallery. Positions are in half heights from the middle, y up. */
export interface Window {
  readonly nebula: Nebula;
  readonly stars?: { readonly seed: number; readonly count?: number; readonly brightness?: number };
  readonly sun?: Sun;
  /** Layers behind and in front of the models. */
  readonly back?: readonly Layer[];
  readonly front?: readonly Layer[];
  readonly items: readonly Placed[];
  readonly look: LookName;
  readonly rig?: RigPlaces;
  readonly grade?: Grade;
}

/** A picture with sixteen distinct tiles. */
export function window(plan: Window): Picture {
  return tableau({
    width: PIXELS,
    height: PIXELS,
    layers: [
      nebula(plan.nebula),
      stars({ seed: 21, ...plan.stars }),
      ...(plan.sun ? [sunDisc(plan.sun)] : []),
      ...(plan.back ?? []),
      models({
        eye: { from: [0, 0, DISTANCE], to: [0, 0, 0], fov: FOV },
        items: plan.items,
        look: plan.look,
        radius: 16,
        samples: SAMPLES,
        rig: { keyStrength: 2, ...plan.rig },
      }),
      ...(plan.front ?? []),
      ...(plan.sun ? [sunRays(plan.sun)] : []),
    ],
    exposure: 1,
    contrast: 1.16,
    saturation: 1.16,
    vignette: 0.22,
    ...plan.grade,
  });
}

/** A position of the picture at a depth, in units of the models. */
export function spot(x: number, y: number, z = 0): Vec3 {
  const half = (DISTANCE - z) * Math.tan((FOV / 360) * Math.PI);
  return [x * half, y * half, z];
}
