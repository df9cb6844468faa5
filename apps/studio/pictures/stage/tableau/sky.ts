import * as THREE from 'three';
import { random } from '../../kit/random.ts';
import { createPass, createTarget } from '../renderer.ts';
import { type Nebula, drawNebula } from '../space/nebula.ts';
import { type PlanetPlace, type World, drawPlanet } from '../space/planet.ts';
import type { Layer } from './tableau.ts';

const copy = createPass('uniform sampler2D t;void main(){o=texture(t,vUv);}');
const set = createPass(
  `uniform sampler2D t;uniform vec2 at;uniform float aspect,reach;void main(){vec2 u=((vUv*2.-1.)*vec2(aspect,1.)-at)/reach*.5+.5;
 vec2 inside=step(0.,u)*step(u,vec2(1.));o=texture(t,u)*inside.x*inside.y;}`,
  'over',
);
const add = createPass('uniform sampler2D t;void main(){o=vec4(texture(t,vUv).rgb,0.);}', 'add');

/** A nebula in the background, drawn at half the size because it is soft. */
export function nebula(options: Nebula): Layer {
  return ({ renderer, light }) => {
    const half = createTarget(light.width / 2, light.height / 2);
    drawNebula(renderer, options, half);
    renderer.run(copy, light, { t: half.texture });
    half.dispose();
  };
}

/** A world; `at` and `radius` are in half heights of the picture. Only the pixels around it are drawn. */
export function planet(world: World, place: PlanetPlace): Layer {
  return ({ renderer, light, cover }) => {
    const reach = place.radius * (world.ring ? world.ring.outer * 1.04 : 1.12);
    const edge = Math.ceil(reach * light.height);
    const globe = createTarget(edge, edge);
    drawPlanet(renderer, world, { ...place, at: [0, 0], radius: place.radius / reach }, globe);
    const uniforms = {
      t: globe.texture,
      aspect: light.width / light.height,
      at: new THREE.Vector2(...(place.at ?? [0, 0])),
      reach,
    };
    renderer.run(set, light, uniforms);
    renderer.run(set, cover, uniforms);
    globe.dispose();
  };
}

interface Stars {
  readonly seed: number;
  /** Number in a picture of a million pixels. */
  readonly count?: number;
  readonly brightness?: number;
  /** How many of them have spikes. */
  readonly spikes?: number;
}

const TINTS = [
  [0.42, 0.56, 1],
  [0.6, 0.74, 1],
  [0.9, 0.94, 1],
  [1, 0.95, 0.86],
  [1, 0.78, 0.5],
] as const;

/** Stars, most of them faint. */
export function stars({ seed, count = 3600, brightness = 1, spikes = 5 }: Stars): Layer {
  return ({ renderer, light }) => {
    const { width, height } = light;
    const next = random(seed);
    const sky = new Float32Array(width * height * 4);
    const scale = height / 1024;
    const put = (x: number, y: number, value: number, tint: (typeof TINTS)[number]) => {
      if (x < 0 || y < 0 || x >= width || y >= height) return;
      const at = (Math.floor(y) * width + Math.floor(x)) * 4;
      for (let channel = 0; channel < 3; channel++) sky[at + channel] += value * tint[channel];
    };
    const total = Math.round((count * width * height) / 1048576);
    for (let star = 0; star < total; star++) {
      const [x, y, roll] = [next() * width, next() * height, next()];
      const tint = next.pick(TINTS);
      const large = star < spikes;
      const value = brightness * (large ? 5 : 0.05 + 2.6 * roll ** 11);
      const radius = Math.max(0.62, (large ? 1.5 : 0.7 + 0.7 * roll ** 11) * scale);
      const reach = Math.ceil(radius * 4);
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          const distance = Math.hypot(Math.floor(x) + dx + 0.5 - x, Math.floor(y) + dy + 0.5 - y) / radius;
          put(x + dx, y + dy, value * Math.exp(-distance * distance), tint);
        }
      if (!large) continue;
      const long = (16 + 22 * roll) * scale;
      for (let step = -long; step <= long; step += 0.5) {
        const fade = value * 0.16 * (1 - Math.abs(step) / long) ** 2;
        put(x + step, y, fade, tint);
        put(x, y + step, fade, tint);
      }
    }
    const texture = new THREE.DataTexture(sky, width, height, THREE.RGBAFormat, THREE.FloatType);
    texture.needsUpdate = true;
    renderer.run(add, light, { t: texture });
    texture.dispose();
  };
}
