import { mergeShots } from '../../stage/picture.ts';
import { strip } from '../../stage/space/strip.ts';

/** Flash at the end of a barrel that points up, its root at the bottom edge: four frames. */
const muzzle = (name: string, core: string, glow: string) =>
  strip(
    {
      frames: 4,
      pixels: [96, 128],
      colours: { uCore: core, uGlow: glow },
      paint: `float y=(p.y+1.)*.5,fade=1.-age*.8,reach=.55+.4*age;float jag=.75+.5*gn(vec3(p.x*6.,y*5.,age*9.));
 float width=(.16+.5*smoothstep(0.,.22,y)*smoothstep(reach,.1,y))*jag*(1.-.4*age);float body=smoothstep(1.,.1,abs(p.x)/max(width,.01))*smoothstep(reach,reach*.35,y);
 float inner=smoothstep(.55,0.,abs(p.x)/max(width,.01))*smoothstep(reach*.75,.05,y);float a=atan(p.x,y);
 float spikes=pow(.5+.5*cos(a*7.),6.)*smoothstep(.75,.1,length(vec2(p.x*.8,y)))*(1.-age);float root=exp(-dot(vec2(p.x*.9,y*1.2),vec2(p.x*.9,y*1.2))*14.);
 return vec4((uGlow*(body*1.8+spikes*.9+root*1.2)+uCore*(inner*3.2+root*1.5))*fade*fade,0.);`,
    },
    name,
  );

export const picture = mergeShots(muzzle('player-', '#f4fcff', '#3aa6ff'), muzzle('enemy-', '#fff0d0', '#ff7a30'));
