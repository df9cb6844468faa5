import { mergeShots } from '../../stage/picture.ts';
import { strip } from '../../stage/space/strip.ts';

/** A fireball that cools to smoke, with sparks and a thin shock ring; in neutral and fleet colours. */
const explosion = (name: string, hot: string, flame: string, ember: string, seed: number) =>
  strip(
    {
      frames: 16,
      pixels: [192, 192],
      colours: { uHot: hot, uFlame: flame, uEmber: ember },
      paint: `float q=length(p);float grow=1.-pow(1.-age,3.2);float r=.20+.72*grow;float cool=smoothstep(.18,1.,age);
 vec3 d=vec3(p/r*1.25,${seed.toFixed(1)}+age*1.1);vec3 w=vec3(gn(d*1.3),gn(d*1.3+9.),gn(d*1.3+19.));d+=w*.45;
 float n=rdg(d*1.1,6)*.75+fbm(d*2.3,6)*.9;float body=smoothstep(1.05,.05,q/r+.5-n*.85);
 float heat=clamp(body*1.35-cool*1.15+n*.4*body*(1.-cool),0.,1.5);float fade=1.-smoothstep(.78,1.05,age);
 vec3 c=mix(uEmber,uFlame,smoothstep(.1,.6,heat))*heat*2.6;c+=uHot*pow(heat,4.)*.9;
 c+=uHot*4.*exp(-q*q/(.02+.10*grow))*smoothstep(.28,0.,age);c+=uFlame*.5*exp(-q*4.2)*(1.-age)*fade;
 float ring=exp(-pow((q-(.2+.66*grow))/.022,2.))*smoothstep(.75,.1,age);c+=uFlame*ring*.8*(.5+.5*n);
 float a=atan(p.y,p.x);float spoke=gn(vec3(cos(a)*5.,sin(a)*5.,${(seed * 3).toFixed(1)}));float at=(.25+.62*grow)*(.75+.45*gn(vec3(cos(a)*9.,sin(a)*9.,7.)));
 float spark=smoothstep(.16,.5,spoke)*exp(-pow((q-at)/(.07),2.))*smoothstep(.95,.2,age);c+=(uFlame+uHot)*spark*1.6;
 float smoke=smoothstep(.15,.7,body)*smoothstep(.15,.5,age)*fade*.8;c=c*fade+vec3(.075,.062,.06)*smoke;
 float rim=smoothstep(.96,.84,q);return vec4(c*rim,smoke*rim);`,
    },
    name,
  );

export const picture = mergeShots(
  explosion('fire-', '#ffe2a8', '#ff7a1e', '#8a1404', 3),
  explosion('plasma-', '#d8fff4', '#25d8c8', '#5a1aa0', 11),
);
