import * as THREE from 'three';
import { FLEETS } from '../../kit/palette.ts';
import type { Vec3 } from '../../kit/vector.ts';
import { paintedMetal } from '../material.ts';
import type { Sculpture } from '../sculpture.ts';
import type { Studio } from '../studio.ts';
import { type Bolt, bolt, plume } from './glow.ts';

/** A model in a scene. */
export interface Actor {
  readonly build: () => Sculpture;
  readonly at: Vec3;
  /** Pitch, yaw and roll in radians; yaw first. */
  readonly turn?: Vec3;
  readonly size?: number;
  /** Length of its plumes, in radii of its engines; no plumes if undefined. */
  readonly thrust?: number;
  /** Its shots, in its own coordinates. */
  readonly bolts?: readonly Bolt[];
}

/** The models of a scene with one light, and its glowing parts as a separate scene. */
export interface Cast {
  readonly solids: THREE.Scene;
  readonly glows: THREE.Scene;
}

/** Places actors; each model is built only once. */
export function castOf(studio: Studio, actors: readonly Actor[], environment: THREE.Texture): Cast {
  const solids = new THREE.Scene();
  solids.environment = environment;
  solids.environmentIntensity = 0.9;
  const glows = new THREE.Scene();
  const known = new Map<Actor['build'], { subject: Sculpture; mesh: THREE.Mesh }>();
  for (const actor of actors) {
    const model = known.get(actor.build) ?? modelOf(studio, actor.build());
    known.set(actor.build, model);
    const mesh = model.mesh.clone();
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    const lights = new THREE.Group();
    for (const light of [...plumesOf(model.subject, actor.thrust ?? 0), ...(actor.bolts ?? []).map(bolt)])
      lights.add(light);
    for (const part of [mesh, lights]) {
      part.position.set(...actor.at);
      part.rotation.set(...(actor.turn ?? [0, 0, 0]), 'YXZ');
      part.scale.setScalar(actor.size ?? 1);
    }
    solids.add(mesh);
    glows.add(lights);
  }
  return { solids, glows };
}

function modelOf(studio: Studio, subject: Sculpture): { subject: Sculpture; mesh: THREE.Mesh } {
  return {
    subject,
    mesh: new THREE.Mesh(subject.kit.geometry(), paintedMetal(studio.tile(subject.look), subject.material)),
  };
}

function plumesOf({ kit, look }: Sculpture, thrust: number): THREE.Mesh[] {
  if (thrust === 0 || look === 'rock') return [];
  const { glow, core } = FLEETS[look];
  return kit.exhausts.map((exhaust) => plume(exhaust, thrust, glow, core));
}
