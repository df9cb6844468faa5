import { planet } from '../../stage/tableau/sky.ts';
import { debtHorn } from '../memory/debt-horn.ts';
import { firstHammer } from '../memory/first-hammer.ts';
import { quorum } from '../worlds/quorum.ts';
import { onnuMere } from '../worlds/onnu-mere.ts';
import { crake } from '../ships/crake.ts';
import { maul } from '../ships/maul.ts';
import { thorn } from '../ships/thorn.ts';
import { twinmoon } from '../ships/twinmoon.ts';
import { vise } from '../ships/vise.ts';
import { spot, window } from './_window.ts';

/** The horned hulls above, the yards below, and one hammer between them. */
export const picture = window({
  nebula: {
    colours: ['#140a34', '#6a2fb0', '#ffb070', '#18a8a0'],
    seed: 8.2,
    exposure: 1.1,
    cover: 0.26,
    dust: 0.8,
    zoom: 1.2,
    lights: [
      [0.1, -0.1],
      [-0.8, 0.8],
    ],
  },
  sun: { at: [0.5, 0.06], colour: '#ffd2a0', strength: 0.5 },
  back: [
    planet(onnuMere, { at: [0.74, 0.72], radius: 0.26, sun: [-0.5, -0.6, 0.4] }),
    planet(quorum, { at: [-0.8, -0.12], radius: 0.17, sun: [0.8, 0.2, 0.4] }),
  ],
  items: [
    { model: twinmoon, at: spot(-0.28, 0.62, 0), turn: [0.8, 2.75, 0.1], size: 0.72 },
    { model: thorn, at: spot(-0.82, 0.74, -4), turn: [0.9, 2.5, 0], size: 0.5 },
    { model: thorn, at: spot(0.4, 0.8, -5), turn: [0.9, -2.7, 0], size: 0.5 },
    { model: debtHorn, at: spot(-0.74, 0.28, 2), turn: [0.2, 0.3, 0.5], size: 0.8 },
    { model: firstHammer, at: spot(0.12, 0, 4), turn: [0, 0.35, -0.9], size: 1.25 },
    { model: vise, at: spot(-0.62, -0.66, 0), turn: [0.8, -0.7, 0], size: 0.62, plume: 8 },
    { model: maul, at: spot(0.22, -0.72, 0), turn: [0.85, 0.3, 0], size: 0.62, plume: 8 },
    { model: crake, at: spot(0.78, -0.74, 0), turn: [0.85, 0.9, 0], size: 0.58, plume: 8 },
    { model: crake, at: spot(0.78, -0.2, -6), turn: [0.9, 0.5, 0], size: 0.52, plume: 8 },
  ],
  look: 'oni',
});
