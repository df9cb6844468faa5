import { painted } from '../../stage/tableau/paint.ts';
import { planet } from '../../stage/tableau/sky.ts';
import { crown } from '../ships/crown.ts';
import { bastion } from '../ships/bastion.ts';
import { crake } from '../ships/crake.ts';
import { onefold } from '../ships/onefold.ts';
import { sixfold } from '../ships/sixfold.ts';
import { wren } from '../ships/wren.ts';
import { quorum } from '../worlds/quorum.ts';
import { spot, window } from './_window.ts';

/** Five characters, as strokes between points of a grid of two by four. */
const LETTERS = [
  '0,4,0,0;0,0,2,0;2,0,2,4',
  '2,4,0,4;0,4,0,2;0,2,2,2;2,2,2,0;2,0,0,0',
  '0,4,2,4;1,4,1,0',
  '0,4,0,0;0,0,2,0;2,0,2,4',
  '0,0,0,4;0,4,2,4;2,4,2,2;2,2,0,2;0,2,2,0',
];

const strokes = LETTERS.flatMap((letter, index) =>
  letter.split(';').map((stroke) => {
    const [ax, ay, bx, by] = stroke.split(',').map(Number);
    const put = (x: number, y: number) => {
      const left = -0.83 + index * 0.355;
      return `vec2(${(left + x * 0.115).toFixed(3)},${(-0.12 + index * 0.045 + y * 0.1).toFixed(3)})`;
    };
    return `d=min(d,seg(p,${put(ax, ay)},${put(bx, by)}));`;
  }),
);

/** The letters U, S, T, U, R, written in light. */
const letters = painted({
  functions: 'float seg(vec2 p,vec2 a,vec2 b){vec2 e=b-a;return length(p-a-e*clamp(dot(p-a,e)/dot(e,e),0.,1.));}',
  paint: `float d=9.;${strokes.join('')}float flicker=.8+.2*gn(vec3(p*9.,2.));vec3 c=vec3(1.,.72,.25)*(2.2*smoothstep(.019,.009,d)+.22*exp(-d*20.))*flicker+vec3(1.,.95,.8)*1.6*smoothstep(.008,.002,d);return vec4(c,smoothstep(.04,.016,d)*.8);`,
});

/** Rings of light around the Beacon. */
const rings = painted({
  paint: `vec2 q=p-vec2(.62,.6);float r=length(q);vec3 c=vec3(0.);for(int i=0;i<5;i++){float w=.34+.25*float(i);c+=vec3(1.,.66,.22)*smoothstep(.03,.0,abs(r-w))*.55*exp(-.5*float(i));}float a=atan(q.y,q.x);c+=vec3(1.,.7,.3)*pow(abs(sin(a*7.+.3)),30.)*exp(-r*1.5)*.7;return vec4(c,0.);`,
});

export const picture = window({
  nebula: {
    colours: ['#0a1430', '#1f4a8a', '#ffcf80', '#b8702a'],
    seed: 12.1,
    exposure: 1.15,
    cover: 0.26,
    dust: 0.8,
    zoom: 1.15,
    lights: [
      [0.62, 0.6],
      [-0.8, -0.7],
    ],
  },
  back: [planet(quorum, { at: [-0.72, 0.72], radius: 0.28, sun: [0.8, 0.1, 0.4] }), rings],
  items: [
    { model: bastion, at: spot(0.62, 0.6, -2), turn: [1.2, 0.3, 0], size: 0.62 },
    { model: sixfold, at: spot(0.02, 0.74, -3), turn: [1.1, 0.2, 0], size: 0.56 },
    { model: onefold, at: spot(-0.3, 0.62, 0), turn: [0.9, 1.2, 0], size: 0.34 },
    { model: crown, at: spot(0.62, -0.68, 0), turn: [0.9, 0.9, 0], size: 0.42 },
    { model: crake, at: spot(-0.62, -0.66, 4), turn: [0.75, -0.6, 0], size: 0.72, plume: 8 },
    { model: () => wren(0, false), at: spot(0.1, -0.72, 1), turn: [0.8, -0.5, 0], size: 0.62, plume: 8 },
    { model: onefold, at: spot(0.88, 0.02, -3), turn: [0.9, 0.9, 0.2], size: 0.34 },
    { model: onefold, at: spot(0.26, -0.24, 1), turn: [0.9, -1.2, 0], size: 0.42 },
  ],
  front: [letters],
  look: 'ustur',
});
