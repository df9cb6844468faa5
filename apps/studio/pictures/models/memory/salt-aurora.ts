import { painted } from '../../stage/tableau/paint.ts';
import { skyCard } from './_card.ts';

/** A green aurora with a pink lower edge, under the two moons of Tarn. */
const aurora = painted({
  functions: `vec3 moon(vec2 p,vec2 at,float r){vec2 d=(p-at)/r;float q=length(d);if(q>1.)return vec3(0.);vec3 n=vec3(d,sqrt(max(0.,1.-q*q)));float l=max(dot(n,normalize(vec3(-.6,.5,.5))),0.);return vec3(.9,.95,1.)*l*(.8+.35*fbm(vec3(d*2.5,r*9.),5));}
vec3 curtain(vec2 p,float z,float base,float k){float x=p.x+.2*sin(p.y*2.+z)+.13*gn(vec3(p.x*1.6,p.y*.6,z));float foot=base+.14*sin(x*3.1+z)+.1*gn(vec3(x*2.4,z,1.));float h=p.y-foot;float rays=.45+.75*pow(.5+.5*gn(vec3(x*19.,z,p.y*.5)),1.5)+.3*gn(vec3(x*47.,z+3.,0.));
 float up=smoothstep(-.015,.03,h)*exp(-max(h,0.)*2.5)*(.5+rays);vec3 c=mix(vec3(.08,1.,.42),vec3(.1,.55,.75),smoothstep(.25,.85,h))*up;c+=vec3(1.,.16,.58)*smoothstep(-.03,.0,h)*exp(-max(h,0.)*16.)*rays*1.1;return c*k;}
vec3 sky(vec2 p){vec3 c=vec3(.006,.018,.04)+vec3(.0,.06,.07)*smoothstep(1.,-.4,p.y);vec2 g=p*22.;vec2 i=floor(g),f=fract(g)-.5;float n=h11(uint(int(i.x)+64)*1973u+uint(int(i.y)+64)*9277u);c+=vec3(.8,.9,1.)*step(.9,n)*smoothstep(.08,.0,length(f))*.8;
 vec3 a=moon(p,vec2(.42,.58),.2),b=moon(p,vec2(.1,.72),.09);c=max(c,max(a,b));return c+curtain(p,1.,-.06,.5)+curtain(p+vec2(.3,0.),4.2,.2,.32)+curtain(p-vec2(.2,0.),7.7,-.22,.42);}`,
  paint: `float sea=-.42;vec3 c;if(p.y>sea)c=sky(p);else{float d=sea-p.y;vec2 q=vec2(p.x+.03*gn(vec3(p.x*5.,d*60./(d+.25),3.))*(1.+d*3.),sea+d*1.2+.04*gn(vec3(p.x*9.,d*40./(d+.2),8.)));c=sky(q)*.55*vec3(.8,1.,1.1)+vec3(.0,.02,.035);}
 vec2 r=p-vec2(-.1,sea);for(int i=0;i<7;i++){float x=-.42+.15*float(i)+.04*sin(float(i)*7.);float h=.05+.05*fract(float(i)*.37);float m=step(abs(r.x-x),.045)*step(-.012,r.y)*step(r.y,h*step(abs(r.x-x),.012)+.018);c=mix(c,vec3(.004,.01,.015),m);c+=vec3(1.,.7,.3)*.00006/(dot(r-vec2(x,.022),r-vec2(x,.022))+.00006);}
 return vec4(c*1.25,1.);`,
});

export const picture = skyCard('phenomenon', { hue: '#3af07a' }, [aurora]);
