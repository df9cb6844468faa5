import { bolts, fire } from '../../stage/tableau/battle.ts';
import type { World } from '../../stage/space/planet.ts';
import { planet } from '../../stage/tableau/sky.ts';
import { crake } from '../ships/crake.ts';
import { drake } from '../ships/drake.ts';
import { thorn } from '../ships/thorn.ts';
import { twinmoon } from '../ships/twinmoon.ts';
import { vise } from '../ships/vise.ts';
import { halloway } from '../worlds/halloway.ts';
import { ringGate } from './_gate.ts';
import { spot, window } from './_window.ts';

const LENGTH = 11;

/** A pale moon, lit by the star behind the gate. */
const moon: World = {
  kind: 'airless',
  seed: 7.9,
  relief: 1.4,
  colours: ['#3a3234', '#5c5050', '#8e8078', '#c0b2a0', '#eee0c8', '#ffffff'],
};

/** Ten ships closely coupled behind a tug. */
const line = Array.from({ length: LENGTH }, (_, index) => {
  const share = index / (LENGTH - 1);
  const x = 0.5 - 1.5 * share + 0.18 * Math.sin(share * 3.1);
  const y = -0.56 + 1.3 * share - 0.34 * Math.sin(share * 3.1);
  return {
    model: index === 0 ? vise : index % 2 ? crake : drake,
    at: spot(x, y, 6 - 26 * share),
    turn: [0.75, -2.25, 0.15] as const,
    size: index === 0 ? 0.62 : 0.6,
    plume: 7,
  };
});

export const picture = window({
  nebula: {
    colours: ['#0a1a30', '#2a6a98', '#ffd6a0', '#a83a4a'],
    seed: 17.2,
    exposure: 1.15,
    cover: 0.26,
    dust: 0.85,
    zoom: 1.15,
    lights: [
      [0.7, 0.5],
      [-0.8, -0.8],
    ],
  },
  sun: { at: [0.3, 0.56], colour: '#ffe0b0', strength: 0.5, size: 0.04 },
  back: [
    planet(halloway, { at: [-0.74, -0.72], radius: 0.34, sun: [0.6, 0.7, 0.3] }),
    planet(moon, { at: [-0.27, 0.73], radius: 0.17, sun: [0.85, -0.25, 0.4] }),
  ],
  items: [
    ...line,
    { model: ringGate, at: spot(0.68, 0.66, -16), turn: [0.3, -0.5, 0.3], size: 1.05 },
    { model: twinmoon, at: spot(0.8, 0.02, -4), turn: [0.85, 1.9, 0], size: 0.5 },
    { model: thorn, at: spot(0.1, 0.84, -8), turn: [0.9, -2.6, 0], size: 0.5 },
    { model: thorn, at: spot(0.7, 0.7, -18), turn: [0.9, 2.6, 0], size: 0.56 },
    { model: thorn, at: spot(-0.22, -0.78, 2), turn: [0.85, -0.9, 0], size: 0.5 },
    { model: twinmoon, at: spot(0.82, -0.78, -2), turn: [0.85, 0.9, 0], size: 0.46 },
  ],
  front: [
    bolts([
      [[0.62, -0.06], [0.5, -0.2], '#25f5cf'],
      [[-0.08, -0.66], [0.08, -0.52], '#c23cff'],
    ]),
    fire([0.42, 0.1], 0.06),
  ],
  look: 'mud',
});
