import * as THREE from 'three';
import { bloom } from '../bloom.ts';
import { type Renderer, createPass, createTarget } from '../renderer.ts';
import { SPACE_NOISE } from '../space/noise.ts';
import { TONE } from '../tone.ts';

/** Settings that turn a scene's light into a picture. */
export interface Grade {
  readonly exposure?: number;
  readonly bloom?: number;
  readonly contrast?: number;
  readonly saturation?: number;
  readonly vignette?: number;
}

const film =
  createPass(`uniform sampler2D t,glow;uniform vec2 px;uniform float glowNorm,exposure,contrast,saturation,vignette;${SPACE_NOISE}${TONE}
void main(){vec2 d=vUv-.5;vec3 h=texture(t,vUv).rgb+texture(glow,vUv).rgb*glowNorm;h*=1.-vignette*smoothstep(.08,.62,dot(d,d)*1.25);
 vec3 c=aces(h*exposure);float l=luma(c);c=mix(c,c*vec3(.86,.96,1.2)+vec3(.001,.002,.006),(1.-smoothstep(0.,.45,l))*.8);c=mix(c,c*vec3(1.08,1.,.92),smoothstep(.4,1.,l)*.8);
 c=mix(vec3(luma(c)),c,saturation);c=toScreen(clamp(c,0.,1.));c=mix(c,c*c*(3.-2.*c),contrast);
 uvec2 g=uvec2(gl_FragCoord.xy);c+=(h11(g.x*1973u+g.y*9277u)+h11(g.x*7919u+g.y*104729u)-1.)*.014;o=vec4(clamp(c,0.,1.),1.);}`);

const slide = createPass(`uniform sampler2D t,glow;uniform float glowNorm,exposure,saturation;${TONE}
void main(){vec4 c=texture(t,vUv);vec3 h=c.rgb+texture(glow,vUv).rgb*glowNorm;vec3 seen=aces(h*exposure);float a=clamp(max(c.a,max(seen.r,max(seen.g,seen.b))),0.,1.);
 vec3 col=aces(h/max(a,.02)*exposure);col=mix(vec3(luma(col)),col,saturation);vec2 e=min(vUv,1.-vUv);a*=smoothstep(.0,.02,min(e.x,e.y));o=vec4(toScreen(clamp(col,0.,1.)),a);}`);

/** Grades a picture: opaque (`film`), or with coverage (`slide`). The caller disposes the result. */
export function gradeScene(
  renderer: Renderer,
  light: THREE.WebGLRenderTarget,
  kind: 'film' | 'slide',
  grade: Grade = {},
): THREE.WebGLRenderTarget {
  const { width, height } = light;
  const { glow, norm } = bloom(renderer, light, { threshold: 1.5, knee: 1.6, spread: 0.92 });
  const result = createTarget(width, height, { type: THREE.UnsignedByteType });
  renderer.run(kind === 'film' ? film : slide, result, {
    t: light.texture,
    glow: glow.texture,
    glowNorm: norm * (grade.bloom ?? 1.1),
    exposure: grade.exposure ?? 0.98,
    contrast: grade.contrast ?? 0.4,
    saturation: grade.saturation ?? 1.12,
    vignette: grade.vignette ?? 0.6,
  });
  glow.dispose();
  return result;
}
