import { bolts, fire } from '../../stage/tableau/battle.ts';
import { breathTank } from '../memory/breath-tank.ts';
import { diceOfIris } from '../memory/dice-of-iris.ts';
import { awl } from '../ships/awl.ts';
import { crake } from '../ships/crake.ts';
import { drake } from '../ships/drake.ts';
import { twinmoon } from '../ships/twinmoon.ts';
import { ringGate } from './_gate.ts';
import { spot, window } from './_window.ts';

/** Reavers around the ring; in front, six tanks and the cube. */
export const picture = window({
  nebula: {
    colours: ['#0e0a30', '#4a2fb0', '#ff9ad8', '#12a89a'],
    seed: 4.4,
    exposure: 1.15,
    cover: 0.26,
    dust: 0.8,
    zoom: 1.2,
    lights: [
      [0.1, 0.1],
      [0.9, 0.9],
    ],
  },
  sun: { at: [0.03, 0.12], colour: '#ffd6a0', strength: 0.5, size: 0.03 },
  items: [
    { model: ringGate, at: spot(0.03, 0.12, -8), turn: [0.5, 0.5, 0.2], size: 0.95 },
    { model: twinmoon, at: spot(-0.72, 0.7, 0), turn: [0.85, -2.3, 0], size: 0.52 },
    { model: twinmoon, at: spot(-0.16, 0.78, -6), turn: [0.9, 2.9, 0], size: 0.46 },
    { model: twinmoon, at: spot(0.68, 0.7, -2), turn: [0.85, 2.2, 0], size: 0.54 },
    { model: twinmoon, at: spot(0.8, 0.18, -5), turn: [0.8, 1.4, 0.2], size: 0.5 },
    { model: twinmoon, at: spot(-0.8, 0.16, -4), turn: [0.8, -1.5, -0.2], size: 0.5 },
    { model: twinmoon, at: spot(0.3, 0.7, -14), turn: [0.9, 2.8, 0], size: 0.46 },
    { model: crake, at: spot(-0.3, 0.24, 0), turn: [0.8, 0.9, 0], size: 0.4, plume: 8 },
    { model: awl, at: spot(0.4, -0.12, 0), turn: [0.8, -0.9, 0], size: 0.42, plume: 8 },
    { model: drake, at: spot(0.76, -0.29, 0), turn: [0.8, 0.45, 0], size: 0.52, plume: 8 },
    ...[-0.86, -0.56, -0.26].map((x, index) => ({
      model: breathTank,
      at: spot(x, -0.7, 6),
      turn: [0.1, 0.3 - index * 0.15, 0] as const,
      size: 0.68,
    })),
    ...[0.58, 0.86].map((x, index) => ({
      model: breathTank,
      at: spot(x, -0.7, 6),
      turn: [0.1, -0.1 - index * 0.2, 0] as const,
      size: 0.68,
    })),
    { model: diceOfIris, at: spot(0.18, -0.66, 7), turn: [0.5, -0.5, 0.1], size: 0.92 },
  ],
  front: [
    bolts([
      [[-0.52, 0.52], [-0.38, 0.36], '#25f5cf'],
      [[0.52, 0.5], [0.3, 0.3], '#25f5cf'],
      [[0.56, 0.1], [0.44, 0], '#c23cff'],
      [[-0.2, 0.32], [-0.1, 0.52], '#ff5a1a'],
    ]),
    fire([-0.44, 0.02], 0.08),
    fire([0.3, 0.46], 0.06),
    fire([-0.06, -0.26], 0.05),
  ],
  look: 'oni',
});
