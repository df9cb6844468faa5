import { mergeShots } from '../../stage/picture.ts';
import { strip } from '../../stage/space/strip.ts';

const HEX = `float hexEdge(vec2 p){vec2 s=vec2(1.,1.7320508);vec2 a=mod(p,s)-s*.5,b=mod(p-s*.5,s)-s*.5;vec2 g=dot(a,a)<dot(b,b)?a:b;g=abs(g);return .5-max(dot(g,s*.5),g.x);}`;

/** A bubble of hexagons: eight shimmering frames, and six of a hit from above. */
const bubble = (name: string, frames: number, hit: boolean) =>
  strip(
    {
      frames,
      pixels: [208, 208],
      loops: !hit,
      colours: { uGlow: '#3aa6ff', uCore: '#d8f2ff' },
      functions: HEX,
      paint: `float r=length(p)/.88;if(r>1.08)return vec4(0.);float z=sqrt(max(0.,1.-r*r));vec2 s=p/.88/(.55+z*.6);float t=age*6.2831853;
 float line=smoothstep(.07,.0,hexEdge(s*5.));float rim=pow(smoothstep(.55,1.,r),2.2)*smoothstep(1.05,.985,r);
 float band=.5+.5*cos(p.y*5.-t);float c=rim*.9+line*rim*.9+line*.10*band;
 ${hit ? 'float d=length(p-vec2(0.,.85));float wave=exp(-pow((d-age*1.9)/.26,2.));float f=1.-age;c=c*(.5+.5*f)+(line*1.5+.25)*wave*f*smoothstep(1.05,.97,r)*2.;' : ''}
 return vec4(uGlow*c*1.5+uCore*c*c*1.2,0.);`,
    },
    name,
  );

export const picture = mergeShots(bubble('calm-', 8, false), bubble('hit-', 6, true));
