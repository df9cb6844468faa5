import * as THREE from 'three';
import { type Renderer, createPass } from '../renderer.ts';
import { SPACE_NOISE } from './noise.ts';

export interface Nebula {
  /** Deep, body, near the light, and second light. */
  readonly colours: readonly [deep: string, body: string, lit: string, other: string];
  readonly seed: number;
  readonly exposure?: number;
  readonly zoom?: number;
  readonly cover?: number;
  readonly dust?: number;
  readonly angle?: number;
  readonly lights?: readonly [readonly [number, number], readonly [number, number]];
}

/** Four bright layers and three of dust, each warped twice by noise; the falloff of the lights is warped too. */
const pass =
  createPass(`uniform float aspect,seed,zoom,cover,dust,exposure,angle;uniform vec3 c0,c1,c2,c3;uniform vec2 light,light2;${SPACE_NOISE}
vec3 fold(vec3 p,int o){return vec3(fbm(p,o),fbm(p+vec3(31.7,4.1,9.3),o),0.);}
vec2 dense(vec2 u,float z,float sc,int o){vec3 p=vec3(u*sc,z);vec3 q=p+fold(p*.6,3)*1.5;vec3 r=q+fold(q*1.7+7.,3)*.7;return vec2(fbm(r*.9,o),rdg(r*.8+13.,o));}
void main(){vec2 v=(vUv*2.-1.)*vec2(aspect,1.);vec2 u=v*zoom;float ca=cos(angle),sa=sin(angle);mat2 turn=mat2(ca,-sa,sa,ca);vec2 us=turn*u;us.y*=1.25;
 vec2 L1=light-v,L2=light2-v;float r1=length(L1),r2=length(L2);vec2 l1=turn*(L1/max(r1,.001));vec2 w0=dense(us+40.,seed+9.,.8,5);r1*=exp(-w0.x*1.5-(w0.y-.55)*.6);r2*=exp(w0.x*1.5-(w0.y-.55)*.6);
 float band=gn(vec3(us*.42,seed*3.))*.8+gn(vec3(us*.95,seed*3.+5.))*.4;float hz=smoothstep(-.45,.45,gn(vec3(us*.55+9.,seed*5.))+.5*gn(vec3(us*1.3,seed*5.+3.)));float g1=1./(.10+r1*r1*1.7),g2=1./(.13+r2*r2*1.5);
 vec3 col=c0*.16+mix(c1,c3,hz)*.018*(.6+band)+c2*g1*.016+c3*g2*.02;
 for(int i=0;i<4;i++){float f=float(i),sc=mix(.7,1.9,f/3.);vec2 o1=vec2(f*3.1,-f*1.7);vec2 d=dense(us+o1,seed+f*2.3,sc,8);float body=smoothstep(-.16,.58,d.x+band*.85+cover),fil=pow(clamp(d.y*1.14,0.,1.2),6.)*(.25+body);
  float e=.03/sc;vec2 d1=dense(us+l1*e+o1,seed+f*2.3,sc,6),d0=dense(us+o1,seed+f*2.3,sc,6);float lit=clamp(.34+(d0.x-d1.x)*4.2+(d0.y-d1.y)*2.2,0.,2.);
  vec3 hue=mix(c0*1.5,mix(c1,c3,smoothstep(.35,.95,hz+(d.y-.5)*.5)),smoothstep(.02,.55,body+fil*.6));hue=mix(hue,c2,clamp(smoothstep(.5,4.5,g1)*(.3+.8*lit)*(body+fil),0.,1.));hue=mix(hue,c3*1.15,clamp(smoothstep(.5,4.2,g2)*.8*(.5+.6*lit),0.,1.));
  float em=(body*body*(.07+.42*lit)+fil*.62*(.25+lit))*(.46+.34*min(g1,5.)+.26*min(g2,4.));col=col*(1.-.30*body)+hue*em*.60;}
 for(int i=0;i<3;i++){float f=float(i),sc=mix(.8,2.,f*.5);vec2 o2=vec2(f*5.3+11.,f*2.1);float z2=seed*1.7+20.+f*4.;vec2 d=dense(us+o2,z2,sc,8);float big=gn(vec3(us*.8+o2,z2))*.5,m=d.x*1.1+(d.y-.5)*.75+big-band*.25-.04,k=smoothstep(.02,.5,m)*dust,e=.02/sc;
  vec2 dd=dense(us+l1*e+o2,z2,sc,6),d0=dense(us+o2,z2,sc,6);float rim=clamp(((d0.x-dd.x)*1.1+(d0.y-dd.y)*.75)*7.,0.,1.6),edge=smoothstep(0.,.25,k)*(1.-smoothstep(.35,.95,k));
  col*=1.-.9*k;col+=mix(c2,c1,.4)*(k*.35+edge)*rim*(.03+.10*min(g1,5.)+.05*min(g2,4.))+c0*k*.04;}
 o=vec4(col*exposure*1.5,1.);}`);

/** Fills a target with a nebula. Backdrops of games have at most half the exposure of a picture. */
export function drawNebula(renderer: Renderer, nebula: Nebula, target: THREE.WebGLRenderTarget): void {
  const [c0, c1, c2, c3] = nebula.colours.map((hex) => new THREE.Color(hex));
  const [light, light2] = nebula.lights ?? [
    [0.5, 0.25],
    [-1.1, -0.5],
  ];
  renderer.runTiled(pass, target, {
    aspect: target.width / target.height,
    seed: nebula.seed,
    zoom: nebula.zoom ?? 1,
    cover: nebula.cover ?? 0.12,
    dust: nebula.dust ?? 0.85,
    exposure: nebula.exposure ?? 1,
    angle: nebula.angle ?? 0.5,
    c0,
    c1,
    c2,
    c3,
    light: new THREE.Vector2(...light),
    light2: new THREE.Vector2(...light2),
  });
}
