import * as THREE from 'three';
import type { Vec3 } from '../../kit/vector.ts';
import type { Renderer } from '../renderer.ts';
import type { Look } from './looks.ts';

export interface Panel {
  readonly towards: Vec3;
  readonly size: readonly [number, number];
  readonly colour: string;
  readonly strength: number;
  readonly roll?: number;
}

/** The environment for reflections: a dark studio with a soft box, two strips and panels in the colours of the rims. */
export function createEnvironment({ gl }: Renderer, look: Look): THREE.Texture {
  const scene = new THREE.Scene();
  scene.add(backdrop(look.surroundings, 0.55));
  for (const panel of panelsOf(look)) scene.add(light(panel));
  const generator = new THREE.PMREMGenerator(gl);
  const { texture } = generator.fromScene(scene, 0.015, 0.1, 100, { size: 256 });
  generator.dispose();
  return texture;
}

const panelsOf = ({ rims: [warm, cold] }: Look): Panel[] => [
  { towards: [-0.6, 1, -0.5], size: [16, 10], colour: '#fff4e6', strength: 7 },
  { towards: [0.2, 1, 0.1], size: [3, 26], colour: '#cfe0ff', strength: 4, roll: 0.5 },
  { towards: [1, 0.25, 0.6], size: [6, 16], colour: warm, strength: 14 },
  { towards: [-1, 0.1, 0.7], size: [5, 14], colour: cold, strength: 7 },
  { towards: [0, -1, 0], size: [20, 20], colour: warm, strength: 0.5 },
  { towards: [0.7, 0.5, -1], size: [10, 4], colour: '#dfe9ff', strength: 5 },
];

export function backdrop([ground, sky]: readonly [string, string], strength: number): THREE.Mesh {
  const sphere = new THREE.SphereGeometry(50, 32, 16);
  const { position } = sphere.attributes;
  const low = new THREE.Color(ground);
  const high = new THREE.Color(sky);
  const colours: number[] = [];
  for (let index = 0; index < position.count; index++) {
    const up = (position.getY(index) / 50) * 0.5 + 0.5;
    const { r, g, b } = low.clone().lerp(high, up).multiplyScalar(strength);
    colours.push(r, g, b);
  }
  sphere.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3));
  return new THREE.Mesh(sphere, new THREE.MeshBasicMaterial({ vertexColors: true, side: THREE.BackSide }));
}

export function light({ towards, size, colour, strength, roll = 0 }: Panel): THREE.Mesh {
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(...size),
    new THREE.MeshBasicMaterial({
      color: new THREE.Color(colour).multiplyScalar(strength),
      side: THREE.DoubleSide,
    }),
  );
  mesh.position
    .set(...towards)
    .normalize()
    .multiplyScalar(20);
  mesh.lookAt(0, 0, 0);
  mesh.rotateZ(roll);
  return mesh;
}
