import { onnuMere } from '../worlds/onnu-mere.ts';
import { painted } from '../../stage/tableau/paint.ts';
import { planet } from '../../stage/tableau/sky.ts';
import { skyCard } from './_card.ts';

/** A comet with a straight blue tail and a bent pale one. */
const comet = painted({
  paint: `vec2 head=vec2(-.4,-.34);vec2 d=p-head;vec2 u=normalize(vec2(.82,.72));float along=dot(d,u),side=dot(d,vec2(-u.y,u.x));float n=fbm(vec3(along*1.6,side*9.,2.),5),m=fbm(vec3(along*3.,side*24.,7.),4);
 float w=.055+.1*max(along,0.);float ion=exp(-pow(side/w,2.)*(1.+.6*n))*smoothstep(-.06,.05,along)*exp(-max(along,0.)*.75)*(.75+.6*m);
 float bend=side+.32*along*along;float w2=.05+.26*max(along,0.);float dust=exp(-pow(bend/w2,2.))*smoothstep(-.06,.08,along)*exp(-max(along,0.)*1.25)*(.8+.5*n);
 vec3 c=vec3(.12,.85,.75)*ion*1.7+vec3(1.,.86,.6)*dust*.75;float r=length(d);c+=vec3(.7,1.,.92)*(.012/(r*r+.006))*.8+vec3(1.)*3.*smoothstep(.085,.04,r);
 for(int i=0;i<18;i++){float h=h11(uint(i)*7919u+5u),g=h11(uint(i)*1299709u+9u);vec2 q=d-u*(.1+1.2*h)-vec2(-u.y,u.x)*(g-.6)*.5*h;c+=vec3(.9,1.,.95)*.00012/(dot(q,q)+.00006);}
 return vec4(c,clamp(ion*.5+dust*.4,0.,.8));`,
});

export const picture = skyCard('phenomenon', { hue: '#3ad8c0', glow: 0.6 }, [
  planet(onnuMere, { at: [0.62, -0.72], radius: 0.34, sun: [-0.7, 0.45, -0.1] }),
  comet,
]);
