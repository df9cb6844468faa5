import * as THREE from 'three';
import { random } from '../../kit/random.ts';
import type { Picture } from '../picture.ts';
import type { Raster, Studio } from '../studio.ts';
import { createPass, createTarget } from '../renderer.ts';
import { TONE } from '../tone.ts';
import { type Nebula, drawNebula } from './nebula.ts';
import { SPACE_NOISE } from './noise.ts';

const grade = createPass(`uniform sampler2D t;uniform vec2 px;${SPACE_NOISE}${TONE}
void main(){vec2 d=vUv-.5;vec3 c=aces(texture(t,vUv).rgb*(1.-.45*smoothstep(.08,.62,dot(d,d)*1.25)));float l=luma(c);
 c=mix(c,c*vec3(.86,.96,1.2),(1.-smoothstep(0.,.45,l))*.6);c=mix(vec3(luma(c)),c,1.05);c=toScreen(clamp(c,0.,1.));
 uvec2 g=uvec2(gl_FragCoord.xy);c+=(h11(g.x*1973u+g.y*9277u)+h11(g.x*7919u+g.y*104729u)-1.)*.008;o=vec4(clamp(c,0.,1.),1.);}`);

/** A calm nebula without stars, as a game's backdrop. */
export function nebulaBackdrop(nebula: Nebula, width: number, height: number): Picture {
  return {
    shots: {
      far(studio: Studio) {
        const light = createTarget(width, height);
        drawNebula(studio.renderer, nebula, light);
        const result = createTarget(width, height, { type: THREE.UnsignedByteType });
        studio.renderer.run(grade, result, { t: light.texture });
        light.dispose();
        return studio.take(result);
      },
    },
  };
}

interface StarField {
  readonly seed: number;
  readonly count: number;
  /** Radius of the largest stars, in pixels. */
  readonly largest: number;
  readonly brightness: number;
}

const STAR_COLOURS = [
  [155, 184, 255],
  [184, 204, 255],
  [232, 239, 255],
  [255, 248, 240],
  [255, 232, 200],
  [255, 208, 160],
] as const;

/** A transparent square of stars that repeats in both directions. */
export function starTile(field: StarField, size = 512): Raster {
  const next = random(field.seed);
  const light = new Float32Array(size * size * 3);
  for (let star = 0; star < field.count; star++) {
    const [x, y, rank] = [next() * size, next() * size, next() ** 7];
    const colour = next.pick(STAR_COLOURS);
    const radius = 0.55 + rank * field.largest;
    const strength = field.brightness * (0.22 + 0.78 * rank);
    const reach = Math.ceil(radius * 5);
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [px, py] = [Math.floor(x) + dx, Math.floor(y) + dy];
        const distance = Math.hypot(px + 0.5 - x, py + 0.5 - y) / radius;
        const value = strength * (Math.exp(-distance * distance) + (0.05 * rank) / (1 + distance * distance));
        if (value < 0.004) continue;
        const at = (((py + size) % size) * size + ((px + size) % size)) * 3;
        for (let channel = 0; channel < 3; channel++) light[at + channel] += (value * colour[channel]) / 255;
      }
  }
  const rgba = new Uint8Array(size * size * 4);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const [r, g, b] = light.subarray(pixel * 3, pixel * 3 + 3);
    const alpha = Math.min(1, Math.max(r, g, b));
    if (alpha === 0) continue;
    const scale = 255 / Math.max(r, g, b);
    rgba.set([Math.round(r * scale), Math.round(g * scale), Math.round(b * scale), Math.round(alpha * 255)], pixel * 4);
  }
  return { width: size, height: size, rgba };
}
