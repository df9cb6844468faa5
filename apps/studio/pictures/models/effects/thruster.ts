import { FLEETS } from '../../kit/palette.ts';
import { mergeShots } from '../../stage/picture.ts';
import { strip } from '../../stage/space/strip.ts';

/** Exhaust that points down from the top edge; six frames loop. */
const thruster = (name: string, core: string, glow: string) =>
  strip(
    {
      frames: 6,
      pixels: [80, 208],
      loops: true,
      colours: { uCore: core, uGlow: glow },
      paint: `float y=(1.-p.y)*.5;float t=age*6.2831853;vec3 loop=vec3(cos(t),sin(t),0.)*.7;
 float wob=gn(vec3(p.x*1.6,y*5.,0.)+loop)*.16*y;float width=mix(.44,.1,pow(y,.75))*(1.+.10*gn(vec3(0.,y*7.,3.)+loop*1.3));
 float len=.84+.06*cos(t);float along=smoothstep(len,len*.35,y)*smoothstep(.0,.05,y);float x=abs(p.x+wob);
 float body=exp(-pow(x/width,2.)*1.8)*along;float inner=exp(-pow(x/(width*.5),2.)*1.8)*smoothstep(len*.72,.05,y)*smoothstep(.0,.04,y);
 float knots=pow(.5+.5*cos(y*30.-t),4.)*inner*.6;
 return vec4(uGlow*body*1.9+uCore*(inner*4.5+knots*1.6),0.);`,
    },
    name,
  );

export const picture = mergeShots(
  ...(['player', 'mud', 'oni', 'ustur'] as const).map((fleet) =>
    thruster(`${fleet}-`, FLEETS[fleet].core, FLEETS[fleet].glow),
  ),
);
