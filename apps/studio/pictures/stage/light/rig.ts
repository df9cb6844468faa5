import * as THREE from 'three';
import type { Vec3 } from '../../kit/vector.ts';
import type { Look } from './looks.ts';

/** A directional light with some width, for soft shadows over many renders. */
export interface Lamp {
  readonly towards: Vec3;
  readonly colour: string;
  /** Irradiance in multiples of π. */
  readonly strength: number;
  /** Radius of its disc at distance 1. */
  readonly width: number;
}

export interface Rig {
  readonly key: Lamp;
  readonly rims: readonly Lamp[];
  readonly sky: number;
  /** Colour of the sky in a direction. */
  readonly skyColour: (y: number) => Vec3;
  /** Sphere that shadows cover. */
  readonly radius: number;
  readonly centre: Vec3;
}

/** Overrides of the default positions and strengths of a rig's lamps. */
export interface RigPlaces {
  readonly key?: Vec3;
  readonly keyStrength?: number;
  readonly warm?: Vec3;
  readonly warmStrength?: number;
  readonly cold?: Vec3;
  readonly coldStrength?: number;
  readonly sky?: number;
}

/** Lamps for a three-quarter view of a small object: the key beside the camera, the rims behind the object. */
export const PROP_PLACES: RigPlaces = {
  key: [-0.55, 0.95, 0.75],
  keyStrength: 2.3,
  warm: [0.9, 0.35, -0.8],
  warmStrength: 2.2,
  cold: [-0.9, 0.1, -0.6],
  coldStrength: 1.4,
  sky: 0.3,
};

/** The studio's light: a warm key from the port bow, a warm and a cold rim from behind. Image up is −z. */
export function rigFor(look: Look, radius: number, centre: Vec3, places: RigPlaces = {}): Rig {
  const warm = new THREE.Color(look.rims[0]);
  const cold = new THREE.Color(look.rims[1]);
  return {
    key: {
      towards: places.key ?? [-0.8, 0.8, -0.62],
      colour: '#fff0dc',
      strength: places.keyStrength ?? 2,
      width: 0.07,
    },
    rims: [
      {
        towards: places.warm ?? [0.95, 0.22, 0.75],
        colour: `#${warm.getHexString()}`,
        strength: places.warmStrength ?? 1.5,
        width: 0.2,
      },
      {
        towards: places.cold ?? [-0.9, 0.05, 0.8],
        colour: `#${cold.getHexString()}`,
        strength: places.coldStrength ?? 0.8,
        width: 0.2,
      },
    ],
    sky: places.sky ?? 0.2,
    skyColour: (y) => {
      const up = y * 0.5 + 0.5;
      return [
        0.25 + 0.75 * up + 0.25 * cold.b * (1 - up),
        0.32 + 0.72 * up + 0.2 * cold.g * (1 - up),
        0.45 + 0.8 * up + 0.25 * cold.b * (1 - up),
      ];
    },
    radius,
    centre,
  };
}
