import { mergeShots } from '../../stage/picture.ts';
import { strip } from '../../stage/space/strip.ts';

/** Flash at the end of a barrel that points up, its root at the bottom edge: four frames. */
const muzzle = (name: string, core: string, glow: string) =>
  strip(
    {
      frames: 4,
      pixels: [96, 128],
      colours: { uCore: core, uGlow: glow },
      paint: `vec2 q=vec2(p.x,(p.y+1.)*.5);float fade=1.-age*.85;float a=atan(q.x,q.y+.02);float r=length(vec2(p.x*.75,q.y*1.05));
 float jag=.62+.38*gn(vec3(a*4.,age*5.,2.))+.25*cos(a*5.);float reach=(.5+.4*age)*jag*(1.-.35*abs(a));float body=smoothstep(reach,reach*.2,r);
 float inner=smoothstep(reach*.6,0.,r);vec3 c=uGlow*body*2.2+uCore*inner*3.5;c+=uGlow*exp(-r*6.)*1.2;return vec4(c*fade*fade,0.);`,
    },
    name,
  );

export const picture = mergeShots(muzzle('player-', '#f4fcff', '#3aa6ff'), muzzle('enemy-', '#fff0d0', '#ff7a30'));
