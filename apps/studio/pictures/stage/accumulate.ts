import * as THREE from 'three';
import type { Vec3 } from '../kit/vector.ts';
import { type Renderer, createPass, createTarget } from './renderer.ts';
import type { Lamp, Rig } from './light/rig.ts';

/** A finished exposure: linear light with coverage, and normals with depth. */
export interface Exposure {
  readonly light: THREE.WebGLRenderTarget;
  readonly geometry: THREE.WebGLRenderTarget;
}

export interface View {
  readonly camera: THREE.OrthographicCamera | THREE.PerspectiveCamera;
  readonly width: number;
  readonly height: number;
  readonly samples: number;
}

const addShare = createPass(
  'uniform sampler2D t;uniform float k;void main(){o=texelFetch(t,ivec2(gl_FragCoord.xy),0)*k;}',
  'add',
);

const normalsAndDepth = new THREE.ShaderMaterial({
  glslVersion: THREE.GLSL3,
  vertexShader:
    'out vec3 n;out float d;void main(){n=normalMatrix*normal;vec4 v=modelViewMatrix*vec4(position,1.);d=-v.z;gl_Position=projectionMatrix*v;}',
  fragmentShader: 'in vec3 n;in float d;out vec4 o;void main(){o=vec4(normalize(n),d);}',
});

/**
 * Averages many renders with different sub-pixel offsets, positions on the lamps and directions of the sky, for
 * smooth edges, soft shadows and soft occlusion.
 */
export function accumulate(renderer: Renderer, scene: THREE.Scene, view: View, rig: Rig): Exposure {
  const { camera, width, height, samples } = view;
  const light = createTarget(width, height);
  const once = createTarget(width, height, { depth: true });
  renderer.clear(light);
  const key = addLight(scene, rig, 1024);
  const sky = addLight(scene, rig, 512);
  const rims = rig.rims.map(() => addLight(scene, rig, 512));
  for (let index = 0; index < samples; index++) {
    const dx = (halton(index + 1, 2) + halton(index + 7, 5) - 1) * 0.85;
    const dy = (halton(index + 1, 3) + halton(index + 11, 7) - 1) * 0.85;
    camera.setViewOffset(width, height, dx, dy, width, height);
    shine(key, rig.key, rig, index, 0);
    rims.forEach((rim, at) => shine(rim, rig.rims[at], rig, index, at + 1));
    shineSky(sky, rig, index, samples);
    renderer.render(scene, camera, once);
    renderer.run(addShare, light, { t: once.texture, k: 1 / samples });
    if (index % 8 === 7) renderer.wait(light);
  }
  camera.clearViewOffset();
  const geometry = createTarget(width, height, { depth: true, nearest: true });
  scene.overrideMaterial = normalsAndDepth;
  renderer.render(scene, camera, geometry);
  scene.overrideMaterial = null;
  for (const lamp of [key, sky, ...rims]) {
    scene.remove(lamp, lamp.target);
    lamp.dispose();
  }
  once.dispose();
  return { light, geometry };
}

function addLight(scene: THREE.Scene, { radius, centre }: Rig, shadowSize: number): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(shadowSize, shadowSize);
  Object.assign(light.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: 0.1,
    far: radius * 4,
  });
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = radius * 0.0035;
  light.target.position.set(...centre);
  scene.add(light, light.target);
  return light;
}

function shine(light: THREE.DirectionalLight, lamp: Lamp, rig: Rig, index: number, salt: number): void {
  const towards = new THREE.Vector3(...lamp.towards).normalize();
  const angle = halton(index + 1, 2) * Math.PI * 2 + salt;
  const distance = Math.sqrt(halton(index + 1, 3)) * lamp.width;
  const other = Math.abs(towards.y) < 0.9 ? new THREE.Vector3(0, 1, 0) : new THREE.Vector3(1, 0, 0);
  const across = other.cross(towards).normalize();
  const along = towards.clone().cross(across);
  towards
    .addScaledVector(across, Math.cos(angle) * distance)
    .addScaledVector(along, Math.sin(angle) * distance)
    .normalize();
  light.color.set(lamp.colour);
  light.intensity = lamp.strength * Math.PI;
  placeAt(light, rig, towards);
}

/** One direction of a Fibonacci half-sphere that reaches a little below the horizon. */
function shineSky(light: THREE.DirectionalLight, rig: Rig, index: number, samples: number): void {
  const y = 1 - 1.15 * ((index + 0.5) / samples);
  const angle = index * 2.399963;
  const ring = Math.sqrt(Math.max(0, 1 - y * y));
  const colour: Vec3 = rig.skyColour(y);
  light.color.setRGB(...colour);
  light.intensity = Math.PI * 1.15 * rig.sky;
  placeAt(light, rig, new THREE.Vector3(Math.cos(angle) * ring, y, Math.sin(angle) * ring));
}

function placeAt(light: THREE.DirectionalLight, { centre, radius }: Rig, towards: THREE.Vector3): void {
  light.position.set(...centre).addScaledVector(towards, radius * 2);
}

function halton(index: number, base: number): number {
  let fraction = 1;
  let result = 0;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    fraction /= base;
    result += fraction * (rest % base);
  }
  return result;
}
