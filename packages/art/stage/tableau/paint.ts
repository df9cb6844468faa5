import * as THREE from 'three';
import { createPass } from '../renderer.ts';
import { SPACE_NOISE } from '../space/noise.ts';
import type { Layer } from './tableau.ts';

/** Light that is painted by a shader. */
export interface Paint {
  /**
   * Body of `vec4 paint(vec2 p)`: `p` has its origin in the middle, y up, and reaches 1 at the top; `SPACE_NOISE` is at
   * hand. It returns light, and how much of what lies behind is hidden.
   */
  readonly paint: string;
  /** More functions for `paint`. */
  readonly functions?: string;
  readonly colours?: Readonly<Record<string, string>>;
  /** Rays of the sun stop at it. */
  readonly solid?: boolean;
}

/** Puts painted light over the canvas. */
export function painted({ paint, functions = '', colours = {}, solid = false }: Paint): Layer {
  return ({ renderer, light, cover }) => {
    const uniforms = Object.keys(colours).map((name) => `uniform vec3 ${name};`);
    const pass = createPass(
      `uniform float aspect;uniform vec2 pixel;${uniforms.join('')}${SPACE_NOISE}${functions}
vec4 paint(vec2 p){${paint}}
void main(){vec4 s=vec4(0.);for(int y=0;y<2;y++)for(int x=0;x<2;x++)s+=paint(((vUv+(vec2(x,y)-.5)*.5*pixel)*2.-1.)*vec2(aspect,1.));o=s/4.;}`,
      'over',
    );
    const values = {
      ...(Object.fromEntries(Object.entries(colours).map(([name, hex]) => [name, new THREE.Color(hex)])) as Record<
        string,
        THREE.Color
      >),
      aspect: light.width / light.height,
      pixel: new THREE.Vector2(1 / light.width, 1 / light.height),
    };
    renderer.runTiled(pass, light, values);
    if (solid) renderer.runTiled(pass, cover, values);
    pass.dispose();
  };
}
