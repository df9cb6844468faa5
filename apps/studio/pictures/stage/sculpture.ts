import * as THREE from 'three';
import type { Kit } from '../kit/kit.ts';
import type { Vec3 } from '../kit/vector.ts';
import { type Exposure, accumulate } from './accumulate.ts';
import { type Development, develop } from './develop.ts';
import { LOOKS, type LookName } from './light/looks.ts';
import { PROP_PLACES, type RigPlaces, rigFor } from './light/rig.ts';
import { type MaterialOptions, paintedMetal } from './material.ts';
import type { Picture } from './picture.ts';
import type { Raster, Studio } from './studio.ts';

/** A built model with its light and view. */
export interface Sculpture {
  readonly kit: Kit;
  readonly look: LookName;
  readonly material: MaterialOptions;
  /** Radius of the sphere around it. */
  readonly radius: number;
  /** Half the extent of the picture, in units of the model. */
  readonly half: number;
  readonly centre?: Vec3;
  readonly rig?: RigPlaces;
}

/** A view of a sculpture. */
export interface Shot {
  /** Small shots are for 96 px and below: thick outline, strong halo. Large ones are for stills. */
  readonly finish: keyof typeof FINISHES;
  /** Edge of the render in pixels. */
  readonly pixels?: number;
  readonly samples?: number;
  /** From above, or three-quarter from the front. */
  readonly view?: 'top' | 'front';
  /** Rolls, pitches and turns the model, in radians. */
  readonly turn?: Vec3;
  readonly half?: number;
  readonly develop?: Partial<Development>;
}

/** Outline and halo are shares of the picture's edge, so that a finish looks the same at every size. */
const FINISHES = {
  small: {
    outline: 0.0156,
    outlineAlpha: 0.9,
    halo: 0.068,
    haloAlpha: 0.75,
    exposure: 1,
    saturation: 1.25,
    contrast: 1.12,
    ridge: 1,
  },
  large: {
    outline: 0.0078,
    outlineAlpha: 0.8,
    halo: 0.031,
    haloAlpha: 0.5,
    exposure: 0.85,
    saturation: 1.1,
    contrast: 1.05,
    ridge: 0.7,
  },
  rock: {
    outline: 0.0078,
    outlineAlpha: 0.7,
    halo: 0,
    haloAlpha: 0,
    exposure: 0.85,
    saturation: 1.1,
    contrast: 1.05,
    ridge: 0.7,
  },
  prop: {
    outline: 0.0156,
    outlineAlpha: 0.9,
    halo: 0,
    haloAlpha: 0,
    exposure: 0.85,
    saturation: 1.2,
    contrast: 1.05,
    ridge: 0.9,
  },
} as const;

const DEFAULT_PIXELS = 384;
const DEFAULT_SAMPLES = 20;

/** A picture of one model. It is built once, and exposed once for shots that differ only in finish. */
export function sculpture(build: () => Sculpture, shots: Readonly<Record<string, Shot>>): Picture {
  let stand: Stand | undefined;
  const exposures = new Map<string, Exposure>();
  const take = (studio: Studio, shot: Shot): Raster => {
    stand ??= createStand(studio, build());
    const { subject } = stand;
    const key = JSON.stringify({ ...shot, finish: undefined, develop: undefined });
    const exposure = exposures.get(key) ?? expose(studio, stand, shot);
    exposures.set(key, exposure);
    const { outline, halo, ...finish } = FINISHES[shot.finish];
    const { width } = exposure.light;
    return studio.take(
      develop(studio.renderer, exposure, subject.radius, {
        ...finish,
        outline: outline * width,
        halo: halo * width,
        haloColour: LOOKS[subject.look].halo,
        ...shot.develop,
      }),
    );
  };
  return {
    shots: Object.fromEntries(
      Object.entries(shots).map(([name, shot]) => [name, (studio: Studio) => take(studio, shot)]),
    ),
  };
}

export interface Stand {
  readonly subject: Sculpture;
  readonly scene: THREE.Scene;
  readonly mesh: THREE.Mesh;
}

export function createStand(studio: Studio, subject: Sculpture): Stand {
  const scene = new THREE.Scene();
  const mesh = new THREE.Mesh(subject.kit.geometry(), paintedMetal(studio.tile(subject.look), subject.material));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  scene.add(mesh);
  scene.environment = studio.environment(subject.look);
  scene.environmentIntensity = 0.8;
  return { subject, scene, mesh };
}

export function expose(studio: Studio, { subject, scene, mesh }: Stand, shot: Shot): Exposure {
  const pixels = shot.pixels ?? DEFAULT_PIXELS;
  const centre = subject.centre ?? [0, 0, 0];
  mesh.rotation.set(...(shot.turn ?? [0, 0, 0]), 'YXZ');
  const front = shot.view === 'front';
  const rig = rigFor(LOOKS[subject.look], subject.radius * 1.05, centre, {
    ...(front ? PROP_PLACES : {}),
    ...subject.rig,
  });
  const camera = front ? frontCamera(centre, subject) : topCamera(centre, shot.half ?? subject.half);
  return accumulate(
    studio.renderer,
    scene,
    { camera, width: pixels, height: pixels, samples: shot.samples ?? DEFAULT_SAMPLES },
    rig,
  );
}

function topCamera([x, y, z]: Vec3, half: number): THREE.OrthographicCamera {
  const camera = new THREE.OrthographicCamera(-half, half, half, -half, 0.1, 100);
  camera.position.set(x, y + 40, z);
  camera.up.set(0, 0, -1);
  camera.lookAt(x, y, z);
  camera.updateMatrixWorld();
  return camera;
}

function frontCamera(centre: Vec3, { half }: Sculpture): THREE.PerspectiveCamera {
  const camera = new THREE.PerspectiveCamera(34, 1, 0.1, 200);
  const direction = new THREE.Vector3(3.6, 3.3, 5.2).normalize();
  camera.position.set(...centre).addScaledVector(direction, half * 4.1);
  camera.lookAt(...centre);
  camera.updateMatrixWorld();
  return camera;
}
