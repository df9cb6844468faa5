import { mergeShots } from '../../stage/picture.ts';
import { strip } from '../../stage/space/strip.ts';

/** An arrival: a spinning ring that closes, twelve frames. */
const gate = (name: string, core: string, glow: string) =>
  strip(
    {
      frames: 12,
      pixels: [136, 136],
      colours: { uCore: core, uGlow: glow },
      paint: `float r=length(p),a=atan(p.y,p.x);float close=mix(.86,.42,smoothstep(0.,.85,age));float open=smoothstep(0.,.2,age)*smoothstep(1.,.86,age);
 float ring=exp(-pow((r-close)/.035,2.));float arms=.35+.65*pow(.5+.5*cos(a*3.+age*9.),2.);float inner=exp(-pow((r-close*.72)/.02,2.))*pow(.5+.5*cos(a*8.-age*12.),3.);
 float swirl=smoothstep(close,close*.2,r)*pow(clamp(gn(vec3(cos(a+r*5.+age*6.)*2.,sin(a+r*5.+age*6.)*2.,r*3.))+.35,0.,1.),2.);
 float flash=exp(-r*r*22.)*smoothstep(.7,.95,age)*smoothstep(1.,.95,age);
 return vec4((uGlow*(ring*arms*3.+swirl*1.2+inner*1.8)+uCore*(ring*arms*1.4+flash*4.))*open,swirl*.25*open);`,
    },
    name,
  );

export const picture = mergeShots(
  gate('mud-', '#ffe0c0', '#ff5a2a'),
  gate('oni-', '#d8fff6', '#a03cff'),
  gate('ustur-', '#fff4d0', '#ffae2e'),
);
