import * as THREE from 'three';
import { FLEETS } from '../../kit/palette.ts';
import { type Panel, backdrop, light } from '../../stage/light/environment.ts';
import type { Look } from '../../stage/light/looks.ts';
import { rigFor } from '../../stage/light/rig.ts';
import type { Renderer } from '../../stage/renderer.ts';

/** The blue rim light comes from the right, the warm one from the left. */
const LOOK: Look = { ...FLEETS.player, rims: ['#5fb4ff', '#ffb27a'] };

/** Reflections in the bevels: a warm window at the upper left, the hub's blue at the lower right, little in between. */
const PANELS: readonly Panel[] = [
  { towards: [-0.75, 0.02, -0.7], size: [7, 9], colour: '#ffe2bd', strength: 12 },
  { towards: [-1, 0.02, -0.13], size: [4.5, 9], colour: '#ffc48a', strength: 7 },
  { towards: [-1, 0, 0.2], size: [5, 8], colour: '#8596c4', strength: 0.9 },
  { towards: [-0.12, 0.02, -1], size: [5, 9], colour: '#ffdcb4', strength: 6 },
  { towards: [0.3, 0, -1], size: [5, 8], colour: '#8fa9e0', strength: 1 },
  { towards: [1, 0.02, 0.1], size: [5, 9], colour: '#4fa6ff', strength: 8 },
  { towards: [1, 0, -0.2], size: [4, 8], colour: '#6f8fd8', strength: 1.4 },
  { towards: [0.72, 0.02, 0.7], size: [7, 9], colour: '#58b0ff', strength: 9 },
  { towards: [0, 0, 1], size: [6, 7], colour: '#3f7fe0', strength: 1.6 },
  { towards: [-0.7, 0, 0.7], size: [4, 8], colour: '#ffb27a', strength: 1.2 },
  { towards: [0.08, 1, -0.14], size: [9, 12], colour: '#cfe0ff', strength: 1.15 },
];

/** The environment that the phone reflects. */
export function deviceSurroundings({ gl }: Renderer): THREE.Texture {
  const scene = new THREE.Scene();
  scene.add(backdrop(['#05070d', '#2a3550'], 0.5));
  for (const panel of PANELS) scene.add(light(panel));
  const generator = new THREE.PMREMGenerator(gl);
  const { texture } = generator.fromScene(scene, 0.01, 0.1, 100, { size: 256 });
  generator.dispose();
  return texture;
}

/** The lamps of the phone; `radius` encloses it. */
export const deviceLamps = (radius: number) =>
  rigFor(LOOK, radius, [0, 0, 0], {
    key: [-0.75, 0.62, -0.7],
    keyStrength: 2.4,
    warm: [0.95, 0.4, 0.25],
    warmStrength: 2.2,
    cold: [-0.9, 0.3, 0.5],
    coldStrength: 0.7,
  });
