import { painted } from '../../stage/tableau/paint.ts';
import { tableau } from '../../stage/tableau/tableau.ts';

/** The back of all cards: a guilloche around the star of the Seekers, gold on dark blue. */
const back = painted({
  functions: `float star(vec2 p,float n,float m,float r){float an=3.14159265/n,en=3.14159265/m;vec2 a=vec2(cos(an),sin(an)),e=vec2(cos(en),sin(en));float b=mod(atan(p.x,p.y),2.*an)-an;p=length(p)*vec2(cos(b),abs(sin(b)));p-=r*a;p+=e*clamp(-dot(p,e),0.,r*a.y/e.y);return length(p)*sign(p.x);}
float line(float d,float w){return smoothstep(w,w*.3,abs(d));}
float relief(vec2 p){float r=length(p),a=atan(p.y,p.x),h=0.;
 for(int k=0;k<5;k++)h=max(h,line(r-.735-.075*cos(a*12.+float(k)*1.2566),.011));
 for(int k=0;k<4;k++)h=max(h,line(r-.5-.035*cos(a*16.+float(k)*1.5708),.009)*.8);
 h=max(h,max(line(r-.575,.016),max(line(r-.86,.02),line(r-.43,.014))));
 float s=star(p,4.,2.45,.42),t=star(p*mat2(.7071,-.7071,.7071,.7071),4.,2.6,.3);h=max(h,clamp(-t*9.,0.,.8));h=max(h,clamp(-s*9.,0.,1.)+step(s,0.)*.25);
 for(int i=0;i<8;i++){float g=float(i)*.7854+.3927;h=max(h,smoothstep(.042,.018,length(p-vec2(cos(g),sin(g))*.575)));}
 vec2 q=abs(p)-.77;h=max(h,max(line(length(q)-.06,.016),smoothstep(.03,.014,length(q))));return h;}`,
  paint: `float e=.006;float h=relief(p);vec2 g=vec2(relief(p+vec2(e,0.))-relief(p-vec2(e,0.)),relief(p+vec2(0.,e))-relief(p-vec2(0.,e)));vec3 n=normalize(vec3(-g*.9,.55));
 float key=max(dot(n,normalize(vec3(-.5,.7,.6))),0.),rim=max(dot(n,normalize(vec3(.8,-.3,.3))),0.);float r=length(p);
 vec3 field=mix(vec3(.012,.03,.075),vec3(.003,.006,.016),smoothstep(.1,1.2,r))+vec3(.01,.05,.09)*(.5+.5*fbm(vec3(p*2.2,1.),5))*exp(-r*1.2);
 vec3 gold=vec3(.85,.56,.2)*(.12+1.25*key*key)+vec3(.2,.6,1.)*rim*.5+vec3(1.,.9,.6)*pow(key,18.)*1.6;vec3 c=mix(field,gold,clamp(h,0.,1.));
 c+=vec3(.15,.9,.85)*(2.2*smoothstep(.1,.075,r)+.16*exp(-r*r*14.));c=mix(c,vec3(.0,.05,.06),smoothstep(.052,.04,r));return vec4(c,1.);`,
});

export const picture = tableau({
  width: 320,
  height: 320,
  layers: [back],
  exposure: 0.9,
  grain: 0,
  vignette: 0.35,
  frame: { colour: '#c8963c', pips: 0 },
});
