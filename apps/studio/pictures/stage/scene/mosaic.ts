import * as THREE from 'three';
import { type Renderer, createPass, createTarget } from '../renderer.ts';
import { gradeScene } from './grade.ts';

/** Tiles out of place: position on the board, height above it, and rotation. */
const STRAY = [
  { place: 3, home: 3, at: [0.36, -0.04], lift: 0.42, turn: 0.2 },
  { place: 6, home: 9, at: [0.05, 0.06], lift: 0.3, turn: -0.12 },
  { place: 9, home: 6, at: [0, 0], lift: 0.12, turn: 0 },
  { place: 12, home: 12, at: [-0.34, 0.1], lift: 0.45, turn: -0.22 },
] as const;

const TILES = 16;

/** A board of 4 × 4 tiles in perspective: each has a lit rim and a side, and raised ones cast shadows. */
const board =
  createPass(`uniform sampler2D t;uniform float aspect;uniform vec4 tile[${TILES}];uniform vec2 home[${TILES}];
const float H=.235;
mat3 tilt(){float a=-.34,b=.2;float ca=cos(a),sa=sin(a),cb=cos(b),sb=sin(b);return mat3(ca,0,-sa,0,1,0,sa,0,ca)*mat3(1,0,0,0,cb,sb,0,-sb,cb);}
float square(vec2 p,float r){vec2 d=abs(p)-(H-r);return length(max(d,0.))+min(max(d.x,d.y),0.)-r;}
vec2 turned(vec2 p,float a){float c=cos(a),s=sin(a);return mat2(c,-s,s,c)*p;}
vec4 seen(vec2 uv){mat3 m=tilt();vec3 ro=transpose(m)*vec3(.02,.0,2.62),rd=transpose(m)*normalize(vec3((uv*2.-1.)*vec2(aspect,1.),-2.5));
 vec2 back=ro.xy-rd.xy*ro.z/rd.z;vec2 far=(uv-vec2(.8,.72))*vec2(aspect,1.);vec3 col=vec3(.003,.006,.02)+vec3(.16,.075,.03)*exp(-dot(far,far)*3.4)+vec3(.012,.02,.07)*exp(-dot(uv-vec2(.1,.2),uv-vec2(.1,.2))*6.);
 float dark=0.;for(int i=0;i<${TILES};i++){vec2 p=turned(back-tile[i].xy-vec2(.05,-.07)*(1.+tile[i].z*3.),tile[i].w);dark=max(dark,smoothstep(.12+tile[i].z*.2,-.04,square(p,.03))*.7);}
 float inside=smoothstep(.02,0.,max(abs(back.x),abs(back.y))-1.);vec3 felt=vec3(.012,.018,.034)*(1.+.8*step(.96,fract(back.x*2.))+.8*step(.96,fract(back.y*2.)));
 col=mix(col,felt,inside);col*=1.-dark;
 float near=-1.;
 for(int i=0;i<${TILES};i++)for(int k=7;k>=0;k--){float z=tile[i].z+.07*(1.-float(k)/7.);vec2 hit=ro.xy+rd.xy*((z-ro.z)/rd.z);vec2 p=turned(hit-tile[i].xy,tile[i].w);float d=square(p,.03);
  if(d<0.&&z>=near){near=z;if(k>0)col=mix(vec3(.55,.42,.26),vec3(.2,.3,.55),step(0.,-p.x))*(.03+.11*smoothstep(7.,0.,float(k)));
   else{vec2 q=(home[i]+p/H)*.25*.5+.5;vec3 c=texture(t,q).rgb*1.5;float rim=smoothstep(-.022,-.004,d);vec2 n=p/H;float lit=clamp(dot(normalize(n*n*n),normalize(vec2(.6,.8))),-1.,1.);
    float shade=0.;for(int j=0;j<${TILES};j++){if(tile[j].z>z+.05){vec2 s=turned(hit-tile[j].xy-vec2(.05,-.07)*(tile[j].z-z)*3.,tile[j].w);shade=max(shade,smoothstep(.1,-.06,square(s,.03))*.72);}}
    c*=1.-shade;col=c*(1.-.35*rim*step(lit,0.))+rim*max(lit,0.)*vec3(1.,.85,.62)*.55*(1.-shade)+tile[i].z*c*.25;}}}
 return vec4(col,1.);}
void main(){vec4 s=vec4(0.);vec2 e=vec2(dFdx(vUv.x),dFdy(vUv.y));for(int y=0;y<2;y++)for(int x=0;x<2;x++)s+=seen(vUv+(vec2(x,y)-.5)*.5*e);o=s/4.;}`);

/** Cuts an artwork into tiles, and disposes it. */
export function mosaic(
  renderer: Renderer,
  artwork: THREE.WebGLRenderTarget,
  width: number,
  height: number,
): THREE.WebGLRenderTarget {
  const light = createTarget(width, height);
  const cell = (place: number): [number, number] => [(place % 4) * 0.5 - 0.75, 0.75 - Math.floor(place / 4) * 0.5];
  const strays = new Map<number, (typeof STRAY)[number]>(STRAY.map((stray) => [stray.place, stray]));
  const places = Array.from({ length: TILES }, (_, place) => ({ cell: cell(place), stray: strays.get(place) }));
  renderer.runTiled(board, light, {
    t: artwork.texture,
    aspect: width / height,
    tile: places.map(
      ({ cell: [x, y], stray }) =>
        new THREE.Vector4(x + (stray?.at[0] ?? 0), y + (stray?.at[1] ?? 0), stray?.lift ?? 0, stray?.turn ?? 0),
    ),
    home: places.map((place, index) => new THREE.Vector2(...cell(place.stray?.home ?? index)).multiplyScalar(4)),
  });
  const result = gradeScene(renderer, light, 'film', { vignette: 0.5, bloom: 0.9 });
  light.dispose();
  artwork.dispose();
  return result;
}
