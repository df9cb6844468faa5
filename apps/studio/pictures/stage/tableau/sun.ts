import * as THREE from 'three';
import { createPass, createTarget } from '../renderer.ts';
import { SPACE_NOISE } from '../space/noise.ts';
import type { Layer } from './tableau.ts';

export interface Sun {
  /** In half heights of the picture, from its middle. */
  readonly at: readonly [x: number, y: number];
  readonly colour: string;
  readonly strength?: number;
  /** Radius of its disc, in half heights. */
  readonly size?: number;
}

const disc = createPass(
  `uniform vec2 at;uniform float aspect,k,size;uniform vec3 c;void main(){float r=length((vUv*2.-1.)*vec2(aspect,1.)-at);
 o=vec4(c*k*(22.*smoothstep(size,size*.6,r)+.8*exp(-r*5.5)+.22*exp(-r*1.7)),0.);}`,
  'add',
);

const source = createPass(
  `uniform sampler2D cover;uniform vec2 at;uniform float aspect,size;void main(){float r=length((vUv*2.-1.)*vec2(aspect,1.)-at);
 o=vec4(vec3(9.*smoothstep(size*3.,0.,r)+1.2*exp(-r*3.5))*(1.-clamp(texture(cover,vUv).a,0.,1.)),1.);}`,
);

const rays = createPass(`uniform sampler2D t;uniform vec2 to;uniform float reach;${SPACE_NOISE}
void main(){vec3 s=vec3(0.);float w=1.,n=0.;vec2 d=(to-vUv)*reach/48.;vec2 u=vUv+d*h11(uint(gl_FragCoord.x)*1973u+uint(gl_FragCoord.y)*9277u);
 for(int i=0;i<48;i++){s+=texture(t,u).rgb*w;n+=w;w*=.972;u+=d;}o=vec4(s/n,1.);}`);

const shine = createPass(
  'uniform sampler2D t;uniform float k;uniform vec3 c;void main(){o=vec4(texture(t,vUv).rgb*k*c,0.);}',
  'add',
);

const flare = createPass(
  `uniform vec2 at;uniform float aspect,k;uniform vec3 c;void main(){vec2 d=((vUv*2.-1.)*vec2(aspect,1.)-at)*.5;float r=length(d);
 vec3 s=c*(.0010/(r*r+.0016)+.035*exp(-r*3.2));float a=atan(d.y,d.x);s+=c*(pow(abs(sin(a*6.+.4)),60.)*.6+pow(abs(sin(a*5.+1.7)),90.)*.4)*exp(-r*5.5)*.35;
 s+=vec3(.55,.75,1.)*exp(-abs(d.y)*150.)*exp(-abs(d.x)*2.4)*.5;o=vec4(s*k,0.);}`,
  'add',
);

/** The disc of a sun; later layers hide it. */
export function sunDisc({ at, colour, strength = 1, size = 0.05 }: Sun): Layer {
  return ({ renderer, light }) =>
    renderer.run(disc, light, {
      at: new THREE.Vector2(...at),
      aspect: light.width / light.height,
      c: new THREE.Color(colour),
      k: strength,
      size,
    });
}

/** The sun's rays past other layers, and its lens flare. */
export function sunRays({ at, colour, strength = 1, size = 0.05 }: Sun, reach = 0.8): Layer {
  return ({ renderer, light, cover }) => {
    const half = () => createTarget(light.width / 2, light.height / 2, { type: THREE.HalfFloatType });
    const [from, once, twice] = [half(), half(), half()];
    const aspect = light.width / light.height;
    const place = new THREE.Vector2(...at);
    const to = new THREE.Vector2(at[0] / aspect / 2 + 0.5, at[1] / 2 + 0.5);
    const c = new THREE.Color(colour);
    renderer.run(source, from, { cover: cover.texture, at: place, aspect, size });
    renderer.run(rays, once, { t: from.texture, to, reach });
    renderer.run(rays, twice, { t: once.texture, to, reach: 0.14 });
    renderer.run(shine, light, { t: twice.texture, k: strength * 0.4, c });
    renderer.run(flare, light, { at: place, aspect, k: strength * 0.5, c });
    for (const target of [from, once, twice]) target.dispose();
  };
}
