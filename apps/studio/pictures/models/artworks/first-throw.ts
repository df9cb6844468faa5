import { painted } from '../../stage/tableau/paint.ts';
import { airSlate } from '../memory/air-slate.ts';
import { breathTank } from '../memory/breath-tank.ts';
import { diceOfIris } from '../memory/dice-of-iris.ts';
import { lockBell } from '../memory/lock-bell.ts';
import { redwing } from '../ships/redwing.ts';
import { twinmoon } from '../ships/twinmoon.ts';
import { spot, window } from './_window.ts';

/** The path of the die through the air. */
const way = painted({
  paint: `vec3 c=vec3(0.);float t=clamp((p.x+.9)/1.5,0.,1.);float y=-.55+1.75*t-1.35*t*t;float d=abs(p.y-y);float n=fbm(vec3(p.x*3.,(p.y-y)*14.,1.),5);c+=vec3(.15,.95,.85)*exp(-d*d*(90.-60.*t))*smoothstep(-1.,-.2,p.x)*smoothstep(.75,.3,p.x)*(.5+.9*n)*1.3;
 for(int i=0;i<6;i++){float w=.18+.13*float(i);c+=vec3(.2,.9,.8)*smoothstep(.008,.001,abs(length(p-vec2(.1,.08))-w))*.5*exp(-float(i)*.3);}return vec4(c,0.);`,
});

export const picture = window({
  nebula: {
    colours: ['#04202c', '#128a8c', '#ffe0a8', '#6a3ab0'],
    seed: 9.7,
    exposure: 1.15,
    cover: 0.28,
    dust: 0.8,
    zoom: 1.15,
    lights: [
      [0.1, 0.1],
      [-0.9, -0.8],
    ],
  },
  back: [way],
  items: [
    { model: diceOfIris, at: spot(0.12, 0.08, 5), turn: [0.55, -0.5, 0.3], size: 2.1 },
    { model: diceOfIris, at: spot(-0.46, 0.16, -2), turn: [1.1, 0.3, 0.8], size: 0.9 },
    { model: diceOfIris, at: spot(-0.78, -0.26, -4), turn: [0.2, -0.9, 1.3], size: 0.8 },
    { model: airSlate, at: spot(0.74, 0.62, 0), turn: [0.1, -0.35, -0.16], size: 1 },
    { model: lockBell, at: spot(-0.76, 0.7, 0), turn: [0.15, 0.2, 0.3], size: 0.86 },
    { model: twinmoon, at: spot(0, 0.8, -8), turn: [0.9, 2.9, 0], size: 0.56 },
    { model: redwing, at: spot(0.7, -0.7, 0), turn: [0.8, -0.7, 0], size: 0.72, plume: 9 },
    { model: redwing, at: spot(0.82, -0.06, -8), turn: [0.85, -0.5, 0], size: 0.56, plume: 9 },
    { model: breathTank, at: spot(-0.8, -0.74, 4), turn: [0.1, 0.3, 0.2], size: 0.7 },
    { model: breathTank, at: spot(-0.46, -0.72, 4), turn: [0.1, 0.1, -0.3], size: 0.7 },
    { model: breathTank, at: spot(-0.02, -0.76, 4), turn: [0.2, -0.1, 1.2], size: 0.66 },
  ],
  look: 'player',
});
