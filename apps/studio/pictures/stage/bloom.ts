import * as THREE from 'three';
import { type Renderer, createPass, createTarget } from './renderer.ts';

const bright = createPass(`uniform sampler2D t;uniform float threshold,knee;
void main(){vec3 c=texture(t,vUv).rgb;float m=max(c.r,max(c.g,c.b));
 o=vec4(min(c*smoothstep(threshold,threshold+knee,m),vec3(24.)),1.);}`);

const down = createPass(`uniform sampler2D t;uniform vec2 px;
vec3 at(float x,float y){return texture(t,vUv+px*vec2(x,y)).rgb;}
void main(){vec3 s=at(0.,0.)*.125;
 s+=(at(-2.,-2.)+at(2.,-2.)+at(-2.,2.)+at(2.,2.))*.03125;
 s+=(at(-2.,0.)+at(2.,0.)+at(0.,-2.)+at(0.,2.))*.0625;
 s+=(at(-1.,-1.)+at(1.,-1.)+at(-1.,1.)+at(1.,1.))*.125;o=vec4(s,1.);}`);

const up = createPass(`uniform sampler2D t,b;uniform vec2 px;uniform float k;
vec3 at(float x,float y){return texture(t,vUv+px*vec2(x,y)).rgb;}
void main(){vec3 s=at(0.,0.)*4.+(at(-1.,0.)+at(1.,0.)+at(0.,1.)+at(0.,-1.))*2.+at(-1.,-1.)+at(1.,-1.)+at(-1.,1.)+at(1.,1.);
 o=vec4(texture(b,vUv).rgb+s/16.*k,1.);}`);

export interface BloomOptions {
  /** Brightness at which bloom starts, and the width of its soft start. */
  readonly threshold: number;
  readonly knee: number;
  readonly levels?: number;
  readonly spread?: number;
}

/** The glow around bright parts, normalised so that more levels spread it without adding light. The caller disposes it. */
export function bloom(
  renderer: Renderer,
  source: THREE.WebGLRenderTarget,
  { threshold, knee, levels = 6, spread = 0.9 }: BloomOptions,
): { glow: THREE.WebGLRenderTarget; norm: number } {
  const { width, height } = source;
  const half = (w: number, h: number) => createTarget(w, h, { type: THREE.HalfFloatType });
  const pixel = (target: { width: number; height: number }) => new THREE.Vector2(1 / target.width, 1 / target.height);
  const base = half(width, height);
  renderer.run(bright, base, { t: source.texture, threshold, knee });
  const chain: THREE.WebGLRenderTarget[] = [base];
  for (let level = 1; level <= levels; level++) {
    const finer = chain[level - 1];
    const target = half(Math.max(2, width >> level), Math.max(2, height >> level));
    renderer.run(down, target, { t: finer.texture, px: pixel(target) });
    chain.push(target);
  }
  let wide = chain[levels];
  const spent: THREE.WebGLRenderTarget[] = [];
  for (let level = levels - 1; level >= 0; level--) {
    const target = half(chain[level].width, chain[level].height);
    renderer.run(up, target, { t: wide.texture, b: chain[level].texture, px: pixel(wide), k: spread });
    spent.push(wide);
    wide = target;
  }
  for (const target of new Set([...chain, ...spent])) target.dispose();
  let sum = 0;
  for (let level = 0; level < levels; level++) sum += spread ** level;
  return { glow: wide, norm: 1 / sum };
}
