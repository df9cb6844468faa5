import * as THREE from 'three';
import { bloom } from '../bloom.ts';
import { type Renderer, createPass, createTarget } from '../renderer.ts';
import { SPACE_NOISE } from '../space/noise.ts';
import { TONE } from '../tone.ts';

/** Settings that turn the light of a scene into a picture. */
export interface Grade {
  readonly exposure?: number;
  readonly bloom?: number;
  readonly contrast?: number;
  readonly saturation?: number;
  readonly vignette?: number;
  readonly grain?: number;
  /** A card's frame: colour of its line of light, and number of pips. */
  readonly frame?: { readonly colour: string; readonly pips: number };
}

const pass = (framed: boolean) =>
  createPass(`${framed ? '#define FRAMED\n' : ''}uniform sampler2D t,glow;uniform vec3 frameColour;
uniform float glowNorm,exposure,contrast,saturation,vignette,grain,pips;
${SPACE_NOISE}${TONE}
float box(vec2 p,float edge,float r){vec2 q=abs(p)-edge+r;return length(max(q,0.))+min(max(q.x,q.y),0.)-r;}
void main(){vec2 d=vUv-.5;
 vec3 c=(texture(t,vUv).rgb+texture(glow,vUv).rgb*glowNorm)*(1.-vignette*smoothstep(.08,.62,dot(d,d)*1.25));
 c=aces(c*exposure);float l=luma(c);
 c=mix(c,c*vec3(.86,.96,1.2),(1.-smoothstep(0.,.45,l))*.5);c=mix(c,c*vec3(1.05,1.,.93),smoothstep(.45,1.,l)*.5);
 c=mix(vec3(luma(c)),c,saturation);c=toScreen(clamp((c-.18)*contrast+.18,0.,1.));
 uvec2 g=uvec2(gl_FragCoord.xy);c+=(h11(g.x*1973u+g.y*9277u)+h11(g.x*7919u+g.y*104729u)-1.)*grain;float a=1.;
#ifdef FRAMED
 vec2 p=vUv*2.-1.;float rim=box(p,.992,.17),inner=box(p,.9,.12);
 float shade=.5+.5*dot(normalize(p+1e-4),vec2(-.5,.86));
 vec3 metal=mix(vec3(.055,.07,.105),vec3(.26,.30,.38),pow(shade,2.)*.8);
 metal*=.8+.45*smoothstep(-.02,-.0,rim)+.25*smoothstep(.012,.03,inner)*(1.-smoothstep(.03,.05,inner));
 metal*=1.-.55*smoothstep(.03,.0,inner)*step(0.,inner);
 float w=1.2/256.;c*=1.-.45*smoothstep(-.09,.0,inner);
 c=mix(c,metal,smoothstep(-w,w,inner));
 float line=smoothstep(.016,.006,abs(inner-.002));c=mix(c,frameColour,line*.9);c+=frameColour*.22*exp(-abs(inner)*26.);
 for(int i=0;i<6;i++){if(float(i)>=pips)break;float x=(float(i)-(pips-1.)*.5)*.085;float q=length(p-vec2(x,-.945));
  c=mix(c,vec3(.02,.03,.05),smoothstep(.034,.028,q));c=mix(c,mix(frameColour,vec3(1.),.45),smoothstep(.025,.017,q));}
 a=1.-smoothstep(-w*1.5,w*1.5,rim);
#endif
 o=vec4(clamp(c,0.,1.),a);}`);

/** Applies bloom, tone, split tone, vignette and grain. The caller disposes the result. */
export function grade(renderer: Renderer, light: THREE.WebGLRenderTarget, options: Grade): THREE.WebGLRenderTarget {
  const { glow, norm } = bloom(renderer, light, { threshold: 1.5, knee: 2 });
  const result = createTarget(light.width, light.height, { type: THREE.UnsignedByteType });
  renderer.run(pass(options.frame !== undefined), result, {
    t: light.texture,
    glow: glow.texture,
    glowNorm: norm * (options.bloom ?? 1),
    exposure: options.exposure ?? 0.95,
    contrast: options.contrast ?? 1.08,
    saturation: options.saturation ?? 1.14,
    vignette: options.vignette ?? 0.35,
    grain: options.grain ?? 0.012,
    frameColour: new THREE.Color(options.frame?.colour ?? '#000000').convertLinearToSRGB(),
    pips: options.frame?.pips ?? 0,
  });
  glow.dispose();
  return result;
}
