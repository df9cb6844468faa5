import { painted } from '../../stage/tableau/paint.ts';
import { skyCard } from './_card.ts';

/** A dark cloud in the shape of a bowed head, with one lit edge. */
const cloud = painted({
  functions: `float mass(vec2 p){p=p*1.22+vec2(.08,.06);vec2 w=vec2(fbm(vec3(p*1.6,4.),5),fbm(vec3(p*1.6,9.),5))*.3;vec2 q=p+w;float head=length((q-vec2(-.12,.36))*vec2(1.,.9))-.29;float veil=length((q-vec2(.12,-.32))*vec2(.86,.62))-.5;float trail=length((q-vec2(.42,-.02))*vec2(.75,1.3))-.34;float k=.22;
 float h=clamp(.5+.5*(veil-head)/k,0.,1.);float d=mix(veil,head,h)-k*h*(1.-h);h=clamp(.5+.5*(trail-d)/k,0.,1.);d=mix(trail,d,h)-k*h*(1.-h);return d+.12*fbm(vec3(p*4.2,2.),6);}`,
  paint: `vec3 c=vec3(0.);float n=fbm(vec3(p*1.3,6.),6);c+=mix(vec3(.3,.03,.09),vec3(.75,.2,.12),smoothstep(-.3,.4,n))*exp(-dot(p-vec2(-.6,.5),p-vec2(-.6,.5))*1.1)*.85;
 float d=mass(p);float body=smoothstep(.05,-.06,d);vec2 e=vec2(-.035,.03);float lit=clamp((mass(p+e)-d)*13.,0.,1.);float rim=smoothstep(.09,.0,abs(d+.015))*lit;
 vec3 dark=vec3(.008,.006,.014)+vec3(.06,.02,.05)*smoothstep(-.2,.5,fbm(vec3(p*3.5,1.),6))*lit;c=mix(c,dark,body);c+=vec3(1.7,.85,.42)*rim*1.7+vec3(1.,.3,.2)*lit*body*exp(d*9.)*.8;
 vec2 s=p-vec2(-.62,.62);c+=vec3(1.,.85,.6)*.0022/(dot(s,s)+.0006)*.5;return vec4(c,max(body,.25));`,
});

export const picture = skyCard('phenomenon', { hue: '#d83a5a', glow: 0.6 }, [cloud]);
