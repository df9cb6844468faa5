import * as THREE from 'three';
import type { Picture } from '../picture.ts';
import { createPass, createTarget } from '../renderer.ts';
import type { Studio } from '../studio.ts';
import { TONE } from '../tone.ts';
import { SPACE_NOISE } from './noise.ts';

/** An effect that is painted by a shader, frame by frame. */
export interface Strip {
  readonly frames: number;
  readonly pixels: readonly [width: number, height: number];
  /**
   * Body of `vec4 paint(vec2 p, float age)`: `p` is −1 to 1 in both directions with y up, `age` 0 to 1. It returns light,
   * and the coverage of the background; light without coverage is additive.
   */
  readonly paint: string;
  /** More functions for `paint`. */
  readonly functions?: string;
  readonly colours?: Readonly<Record<string, string>>;
  /** The strip loops. */
  readonly loops?: boolean;
}

/** Shots `00`, `01`, … of a strip. */
export function strip(plan: Strip, prefix = ''): Picture {
  const uniforms = Object.keys(plan.colours ?? {}).map((name) => `uniform vec3 ${name};`);
  const pass = createPass(`uniform float uAge,uAspect;uniform vec2 uPixels;${uniforms.join('')}
${SPACE_NOISE}${TONE}
${plan.functions ?? ''}
vec4 paint(vec2 p,float age){${plan.paint}}
void main(){vec4 s=vec4(0.);for(int y=0;y<2;y++)for(int x=0;x<2;x++)s+=paint((vUv+(vec2(x,y)-.5)*.5/uPixels)*2.-1.,uAge);s/=4.;
 vec3 c=aces(max(s.rgb,0.));vec2 e=min(vUv,1.-vUv)*uPixels;float edge=smoothstep(1.,9.,min(e.x,e.y));
 float a=clamp(max(s.a,max(c.r,max(c.g,c.b))),0.,1.)*edge;vec3 straight=toScreen(clamp(c/max(max(s.a,max(c.r,max(c.g,c.b))),.004),0.,1.));
 o=vec4(straight,pow(a,.8));}`);
  const shot = (index: number) => (studio: Studio) => {
    const target = createTarget(...plan.pixels, { type: THREE.UnsignedByteType });
    const colours = Object.entries(plan.colours ?? {}).map(([name, hex]) => [name, new THREE.Color(hex)]);
    studio.renderer.run(pass, target, {
      ...(Object.fromEntries(colours) as Record<string, THREE.Color>),
      uAge: plan.frames === 1 ? 0 : index / (plan.loops ? plan.frames : plan.frames - 1),
      uAspect: plan.pixels[0] / plan.pixels[1],
      uPixels: new THREE.Vector2(...plan.pixels),
    });
    return studio.take(target);
  };
  const name = (index: number) => `${prefix}${String(index).padStart(2, '0')}`;
  return { shots: Object.fromEntries(Array.from({ length: plan.frames }, (_, index) => [name(index), shot(index)])) };
}
