import { painted } from '../../stage/tableau/paint.ts';
import { skyCard } from './_card.ts';

/** Petals of light. */
const bloom = painted({
  functions: `vec3 petals(vec2 q,float count,float reach,float turn,float seed){float r=length(q),a=atan(q.y,q.x)+turn+r*.5;float k=a*count/6.2831853;float id=floor(k+.5);float off=(k-id)*2.;
 float len=reach*(.85+.3*h11(uint(int(id)+40)*977u+uint(seed)));float w=(1.-pow(r/len,2.2))*smoothstep(.0,.35,r/len);float m=smoothstep(0.,.09,w-abs(off)*.95)*step(r,len);
 float vein=.55+.45*cos(off*9.)*.6;float edge=smoothstep(.28,.02,w-abs(off)*.95)*m;float shade=mix(1.1,.35,r/len);return vec3(m,m*vein*shade,edge);}`,
  paint: `float r=length(p);vec3 c=vec3(0.);
 for(int i=0;i<3;i++){float f=float(i);vec3 q=petals(p*(1.+f*.34),8.,.86,f*.393+.2,f*31.+7.);c=mix(c,mix(vec3(.05,.2,.8),vec3(.42,.78,1.),f*.45)*q.y*1.35+vec3(.6,.9,1.2)*q.z*1.3,q.x);}
 c+=vec3(.75,.92,1.)*3.6*exp(-r*r*42.)+vec3(.4,.7,1.)*.55*exp(-r*5.);float a=atan(p.y,p.x);c+=vec3(.5,.8,1.)*pow(abs(sin(a*8.+.6)),40.)*exp(-r*2.6)*.9;
 for(int i=0;i<26;i++){float h=h11(uint(i)*7919u+3u),g=h11(uint(i)*104729u+11u);vec2 d=p-vec2(cos(h*6.283),sin(h*6.283))*(.25+.66*g);c+=vec3(.7,.95,1.)*.0004/(dot(d,d)+.00012)*.35;}
 return vec4(c,smoothstep(.02,.4,max(c.r,c.b)));`,
});

export const picture = skyCard('phenomenon', { hue: '#6ab0ff', glow: 0.5 }, [bloom]);
