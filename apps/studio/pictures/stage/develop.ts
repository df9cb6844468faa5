import * as THREE from 'three';
import type { Exposure } from './accumulate.ts';
import { bloom } from './bloom.ts';
import { type Renderer, createPass, createTarget } from './renderer.ts';
import { TONE } from './tone.ts';

/** Settings that turn an exposure into a sprite. Lengths are pixels of the exposure. */
export interface Development {
  readonly outline: number;
  readonly outlineAlpha: number;
  readonly halo: number;
  readonly haloAlpha: number;
  readonly haloColour: string;
  readonly exposure?: number;
  readonly saturation?: number;
  readonly contrast?: number;
  /** Strength of lightened edges. */
  readonly ridge?: number;
  readonly bloom?: number;
}

const sprite = createPass(`uniform sampler2D light,glow,geometry;uniform vec2 px;
uniform float glowNorm,exposure,valley,ridge,outline,outlineAlpha,saturation,contrast,depthStep,halo,haloAlpha;uniform vec3 outlineColour,haloColour;
${TONE}
float cover(vec2 u){return clamp(texture(light,u).a,0.,1.);}
void main(){
 vec4 c=texture(light,vUv);float a=clamp(c.a,0.,1.);vec3 b=texture(glow,vUv).rgb*glowNorm;vec3 base=a>.003?c.rgb/c.a:vec3(0.);
 float bend=0.,behind=0.;vec4 here=texture(geometry,vUv);
 if(here.w>0.){for(int r=1;r<=2;r++){float f=float(r);
  vec4 west=texture(geometry,vUv-vec2(px.x*f,0.)),east=texture(geometry,vUv+vec2(px.x*f,0.)),south=texture(geometry,vUv-vec2(0.,px.y*f)),north=texture(geometry,vUv+vec2(0.,px.y*f));
  float okX=step(abs(west.w-east.w),depthStep)*step(.01,west.w)*step(.01,east.w),okY=step(abs(south.w-north.w),depthStep)*step(.01,south.w)*step(.01,north.w);
  bend+=((east.x-west.x)*okX+(north.y-south.y)*okY)*(r==1?.6:.4);
  float d=0.;if(west.w>.01)d=max(d,here.w-west.w);if(east.w>.01)d=max(d,here.w-east.w);if(south.w>.01)d=max(d,here.w-south.w);if(north.w>.01)d=max(d,here.w-north.w);
  behind+=smoothstep(depthStep*.5,depthStep*3.,d)*.5;}}
 base*=(1.+ridge*clamp(bend,0.,1.))*(1.-valley*clamp(-bend,0.,1.))*(1.-.55*behind);
 vec3 col=aces((base+b)*exposure);vec3 aura=aces((b+c.rgb*pow(1.-a,4.))*exposure);float auraA=clamp(max(aura.r,max(aura.g,aura.b)),0.,1.);
 col=mix(vec3(luma(col)),col,saturation);col=clamp((col-.18)*contrast+.18,0.,1.);
 float line=0.;if(outline>0.){for(int i=0;i<16;i++){float t=float(i)*.3926991;vec2 d=vec2(cos(t),sin(t))*px*outline;line=max(line,max(cover(vUv+d),cover(vUv+d*.5)));}line*=outlineAlpha*(1.-clamp(auraA*1.4,0.,1.));}
 float ring=0.;if(haloAlpha>0.){float w=0.;for(int i=0;i<24;i++){float t=float(i)*.2618;for(int j=1;j<=3;j++){float f=float(j)/3.;float k=1.-f*.6;ring+=cover(vUv+vec2(cos(t),sin(t))*px*halo*f)*k;w+=k;}}ring=pow(ring/w,1.3)*haloAlpha;}
 vec2 rim=min(vUv,1.-vUv)/px;float inside=smoothstep(0.,12.,min(rim.x,rim.y));
 aura*=inside;auraA*=inside;ring*=inside;
 vec3 back=outlineColour*line+(1.-line)*(aura+haloColour*ring);float backA=line+(1.-line)*clamp(auraA+ring,0.,1.);
 float alpha=a+(1.-a)*backA;vec3 rgb=(col*a+(1.-a)*back)/max(alpha,.0001);
 o=vec4(toScreen(clamp(rgb,0.,1.)),alpha);}`);

/** Applies the look of all sprites: cavities, bloom, tone, outline and halo. The caller disposes the result. */
export function develop(
  renderer: Renderer,
  { light, geometry }: Exposure,
  radius: number,
  options: Development,
): THREE.WebGLRenderTarget {
  const { width, height } = light;
  const { glow, norm } = bloom(renderer, light, { threshold: 2.2, knee: 2.5 });
  const result = createTarget(width, height, { type: THREE.UnsignedByteType });
  renderer.run(sprite, result, {
    light: light.texture,
    glow: glow.texture,
    geometry: geometry.texture,
    px: new THREE.Vector2(1 / width, 1 / height),
    glowNorm: norm * (options.bloom ?? 1),
    exposure: options.exposure ?? 0.85,
    valley: 0.7,
    ridge: options.ridge ?? 0.7,
    outline: options.outline,
    outlineAlpha: options.outlineAlpha,
    outlineColour: new THREE.Color('#04060c'),
    saturation: options.saturation ?? 1.1,
    contrast: options.contrast ?? 1.05,
    depthStep: radius * 0.02,
    halo: options.halo,
    haloAlpha: options.haloAlpha,
    haloColour: new THREE.Color(options.haloColour),
  });
  glow.dispose();
  return result;
}
