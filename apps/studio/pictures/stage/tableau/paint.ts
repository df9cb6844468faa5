import * as THREE from 'three';
import { createPass } from '../renderer.ts';
import { SPACE_NOISE } from '../space/noise.ts';
import type { Layer } from './tableau.ts';

/** Light that is painted by a shader. */
export interface Paint {
  /**
   * Body of `vec4 paint(vec2 p)`: `p` has its origin in the middle, y up, and is 1 at the top; `SPACE_NOISE` is
   * available. It returns light, and the coverage of the background.
   */
  readonly paint: string;
  /** More functions for `paint`. */
  readonly functions?: string;
  readonly colours?: Readonly<Record<string, string>>;
  /** Square that limits the painting, in half heights of the picture. */
  readonly within?: { readonly at: readonly [x: number, y: number]; readonly half: number };
  /** Rays of the sun stop at it. */
  readonly solid?: boolean;
}

/** Edge from which one sample per pixel is enough. */
const FINE = 1000;

/** Composites painted light over the canvas. */
export function painted({ paint, functions = '', colours = {}, within, solid = false }: Paint): Layer {
  return ({ renderer, light, cover }) => {
    const { width, height } = light;
    const uniforms = Object.keys(colours).map((name) => `uniform vec3 ${name};`);
    const samples = height < FINE ? 2 : 1;
    const pass = createPass(
      `uniform float aspect;uniform vec2 pixel;${uniforms.join('')}${SPACE_NOISE}${functions}
vec4 paint(vec2 p){${paint}}
void main(){vec4 s=vec4(0.);for(int y=0;y<${samples};y++)for(int x=0;x<${samples};x++)s+=paint(((vUv+((vec2(x,y)+.5)/${samples}.-.5)*pixel)*2.-1.)*vec2(aspect,1.));o=s/${samples * samples}.;}`,
      'over',
    );
    const values = {
      ...(Object.fromEntries(Object.entries(colours).map(([name, hex]) => [name, new THREE.Color(hex)])) as Record<
        string,
        THREE.Color
      >),
      aspect: width / height,
      pixel: new THREE.Vector2(1 / width, 1 / height),
    };
    for (const target of solid ? [light, cover] : [light]) {
      if (!within) {
        renderer.runTiled(pass, target, values);
        continue;
      }
      const corner = (at: number, edge: number) => Math.max(0, Math.floor((edge + (at - within.half) * height) / 2));
      target.scissorTest = true;
      target.scissor.set(
        corner(within.at[0], width),
        corner(within.at[1], height),
        Math.ceil(within.half * height),
        Math.ceil(within.half * height),
      );
      renderer.run(pass, target, values);
      target.scissorTest = false;
      target.scissor.set(0, 0, width, height);
    }
    pass.dispose();
  };
}
