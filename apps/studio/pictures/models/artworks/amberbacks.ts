import { planet } from '../../stage/tableau/sky.ts';
import { amberback } from '../memory/amberback.ts';
import { drake } from '../ships/drake.ts';
import { crake } from '../ships/crake.ts';
import { bigAmber } from '../worlds/big-amber.ts';
import { kiln } from '../worlds/kiln.ts';
import { quorum } from '../worlds/quorum.ts';
import { spot, window } from './_window.ts';

/** Air whales in front of the rings, and waiting tankers. */
export const picture = window({
  nebula: {
    colours: ['#2a1208', '#b0602a', '#ffe0b0', '#4a6ab8'],
    seed: 5.6,
    exposure: 1.2,
    cover: 0.3,
    dust: 0.7,
    zoom: 1.1,
    lights: [
      [0.5, 0.7],
      [-0.9, -0.5],
    ],
  },
  sun: { at: [0.62, 0.66], colour: '#ffb070', strength: 0.7, size: 0.05 },
  back: [
    planet(bigAmber, { at: [-0.3, 0.34], radius: 0.46, sun: [0.7, 0.3, 0.45] }),
    planet(quorum, { at: [0.82, 0.12], radius: 0.11, sun: [-0.2, 0.6, 0.6] }),
    planet({ ...kiln, lava: 0.6 }, { at: [-0.84, 0.84], radius: 0.1 }),
  ],
  items: [
    { model: amberback, at: spot(0.14, -0.3, 5), turn: [0.3, 0.3, -0.12], size: 1.2 },
    { model: amberback, at: spot(-0.66, -0.62, 0), turn: [0.3, 0.5, 0.1], size: 0.88 },
    { model: amberback, at: spot(0.68, 0.3, -6), turn: [0.35, 0.15, -0.2], size: 0.7 },
    { model: amberback, at: spot(0.16, -0.8, -4), turn: [0.35, 0.4, -0.1], size: 0.66 },
    { model: amberback, at: spot(0.74, -0.22, -10), turn: [0.3, 0.2, 0.15], size: 0.6 },
    { model: drake, at: spot(0.72, -0.72, 3), turn: [0.8, 0.8, 0], size: 0.6, plume: 7 },
    { model: crake, at: spot(0.3, 0.8, -4), turn: [0.85, 0.9, 0], size: 0.46, plume: 7 },
    { model: amberback, at: spot(0.27, 0.27, -12), turn: [0.3, 0.25, 0.1], size: 0.6 },
    { model: drake, at: spot(-0.84, 0.02, 2), turn: [0.85, -0.8, 0], size: 0.4, plume: 7 },
  ],
  look: 'ustur',
});
