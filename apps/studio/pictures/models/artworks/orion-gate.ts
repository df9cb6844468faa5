import { fire } from '../../stage/tableau/battle.ts';
import { painted } from '../../stage/tableau/paint.ts';
import { planet } from '../../stage/tableau/sky.ts';
import { firstHammer } from '../memory/first-hammer.ts';
import { anvil } from '../worlds/anvil.ts';
import { crake } from '../ships/crake.ts';
import { maul } from '../ships/maul.ts';
import { ringGate } from './_gate.ts';
import { spot, window } from './_window.ts';

const turned = (degrees: number) => (degrees * Math.PI) / 180;

/** Hammers around the ring, each at the point that it strikes. */
const HAMMERS = [18, 62, 118, 162, 205, 248, 292, 338].map((degrees) => {
  const angle = turned(degrees);
  return { x: Math.cos(angle) * 0.7, y: Math.sin(angle) * 0.7, angle };
});

/** Light around the ring. */
const notes = painted({
  paint: `float r=length(p),a=atan(p.y,p.x);vec3 c=vec3(0.);for(int i=0;i<5;i++){float w=.12+.085*float(i);c+=mix(vec3(.1,.7,1.),vec3(1.,.6,.2),float(i)/4.)*smoothstep(.012,.002,abs(r-w-.012*sin(a*float(5+i*3))))*(.5+.5*sin(a*3.+float(i)*1.7))*.9;}
 c+=vec3(.3,.7,1.)*.5*exp(-r*r*9.);return vec4(c,0.);`,
});

export const picture = window({
  nebula: {
    colours: ['#1c0c0a', '#8a3a20', '#ffd09a', '#2a78b8'],
    seed: 6.3,
    exposure: 1.05,
    cover: 0.22,
    dust: 0.85,
    zoom: 1.1,
    lights: [
      [0, 0],
      [0.9, 0.8],
    ],
  },
  back: [planet(anvil, { at: [0.74, -0.74], radius: 0.32, sun: [-0.7, 0.5, 0.3], gain: 1.2 }), notes],
  items: [
    { model: ringGate, at: [0, 0, -1], turn: [0, 0.16, 0.12], size: 1.32 },
    ...HAMMERS.map(({ x, y, angle }) => ({
      model: firstHammer,
      at: spot(x * 1.12, y * 1.12, 1.5),
      turn: [0, 0.3, angle + 0.7 + Math.PI / 2] as const,
      size: 0.95,
    })),
    { model: crake, at: spot(-0.76, 0.78, 0), turn: [0.9, -0.8, 0], size: 0.5, plume: 8 },
    { model: maul, at: spot(0.78, 0.78, -2), turn: [0.9, 0.9, 0], size: 0.52, plume: 8 },
    { model: crake, at: spot(-0.78, -0.78, 0), turn: [0.9, 2.4, 0], size: 0.5, plume: 8 },
  ],
  front: HAMMERS.map(({ x, y }, index) => fire([x * 0.94, y * 0.94], 0.05 + (index % 3) * 0.02)),
  look: 'mud',
});
