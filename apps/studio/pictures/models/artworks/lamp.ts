import { planet } from '../../stage/tableau/sky.ts';
import { airSlate } from '../memory/air-slate.ts';
import { bigAmber } from '../worlds/big-amber.ts';
import { crake } from '../ships/crake.ts';
import { redwing } from '../ships/redwing.ts';
import { sixfold } from '../ships/sixfold.ts';
import { thorn } from '../ships/thorn.ts';
import { ringGate } from './_gate.ts';
import { lamp } from './_lamp.ts';
import { spot, window } from './_window.ts';

const light = () => lamp(7.4);

/** The Lamp in the middle of the ring, with ships that watch its lighting. */
export const picture = window({
  nebula: {
    colours: ['#180c24', '#8a3450', '#ffc070', '#2a4aa8'],
    seed: 21.4,
    exposure: 1.05,
    cover: 0.24,
    dust: 0.85,
    zoom: 1.15,
    lights: [
      [0, 0],
      [0.9, -0.9],
    ],
  },
  sun: { at: [0, 0], colour: '#ffc070', strength: 0.8, size: 0.03 },
  back: [planet(bigAmber, { at: [-0.7, 0.74], radius: 0.17, sun: [0.7, -0.6, 0.4] })],
  items: [
    { model: ringGate, at: [0, 0, -0.5], turn: [0, 0, 0.26], size: 1.55 },
    { model: light, at: [0, 0, 0] },
    { model: redwing, at: spot(0.76, 0.74, 2), turn: [0.85, 2.4, 0], size: 0.56, plume: 9 },
    { model: thorn, at: spot(-0.76, -0.74, 2), turn: [0.85, -0.7, 0], size: 0.6 },
    { model: sixfold, at: spot(0.78, -0.76, 2), turn: [1.1, 0.4, 0], size: 0.52 },
    { model: crake, at: spot(-0.3, 0.34, 5), turn: [0.9, -2.3, 0], size: 0.34, plume: 8 },
    { model: airSlate, at: spot(0.3, -0.3, 5), turn: [0.1, -0.3, 0.3], size: 0.42 },
  ],
  look: 'mud',
  rig: { warm: [0.2, 0.1, -0.9], warmStrength: 2.4 },
});
