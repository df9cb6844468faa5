import { STANDING, upright } from '../../kit/eye.ts';
import type { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { painted } from '../../stage/tableau/paint.ts';
import { skyCard, subject, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const shell = { colour: '#b8bcc8', metal: 0.15, rough: 0.4, plating: 0.8 };
const HUE = '#5a6aff';

/** A buoy that tucks space. */
export const foldPylon = thing({ seed: 505, half: 4.3 }, (kit: Kit) => {
  const place = { turn: STANDING };
  kit.add(
    upright(
      [
        [0, -1.2],
        [0.75, -1.3],
        [1, -1.7],
        [0.85, -2.4],
        [0.35, -3.1],
        [0, -3.4],
      ],
      8,
      0.2,
      Math.PI / 8,
    ),
    shell,
    place,
  );
  kit.add(torus(1.02, 0.12, 48, 8), glowing('#8a9aff', 4), { at: [0, -1.7, 0], turn: STANDING });
  kit.ring(4, (angle) =>
    kit.add(
      box(0.5, 0.5, 1.1, 0.1),
      { colour: '#d8901c', metal: 0.2, rough: 0.4 },
      { at: [Math.sin(angle) * 1.15, -1.95, Math.cos(angle) * 1.15], turn: [0, angle, 0] },
    ),
  );
  for (const side of [-1, 1]) {
    kit.add(
      plate(
        [
          [0.18, 1.4],
          [0.75, 1.3],
          [1.05, 0],
          [0.95, -1.6],
          [0.4, -3.5],
          [0.3, -1.6],
          [0.42, 0],
        ],
        0.7,
        0.16,
      ),
      shell,
      { turn: [Math.PI / 2, 0, 0], size: [side, 1, 1] },
    );
    kit.add(box(0.16, 2.2, 0.8, 0.05), METALS.dark, { at: [side * 0.85, 0.5, 0], turn: [0, 0, side * 0.05] });
    kit.add(box(0.1, 2.6, 0.24, 0.04), glowing('#a8b4ff', 6), {
      at: [side * 0.4, 0.6, 0.1],
      turn: [0, 0, side * 0.05],
    });
  }
});

/** Folded space beside the buoy. */
const fold = painted({
  colours: { hue: HUE },
  paint: `vec2 q=p-vec2(0.,.16);float s=abs(q.x);float bend=sin(q.y*5.+s*9.-1.)*.09+q.y*.1*s;float lines=0.;
 for(int i=0;i<7;i++){float y=-.66+.22*float(i);float pull=(y)*smoothstep(.75,.0,s)*.72;lines+=smoothstep(.014,.003,abs(q.y-y+pull+bend*.25*smoothstep(0.,.5,s)));}
 float v=0.;for(int i=0;i<5;i++){float x=.16+.2*float(i)*(.7+.3*float(i)*.3);v+=smoothstep(.012,.003,abs(s-x-.03*sin(q.y*4.)))*smoothstep(.75,.2,abs(q.y));}
 float fade=smoothstep(1.,.25,s)*smoothstep(.9,.5,abs(q.y));return vec4(hue*(lines*1.3+v*.7)*fade+hue*.5*exp(-s*s*22.)*fade,0.);`,
});

export const picture = skyCard('device', { hue: HUE, glow: 0.8 }, [
  fold,
  subject(foldPylon, { from: [0.3, 0.25, 1], turn: [0, 0.2, 0] }),
]);
