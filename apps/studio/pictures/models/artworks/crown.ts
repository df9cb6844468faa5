import { bolts } from '../../stage/tableau/battle.ts';
import { planet } from '../../stage/tableau/sky.ts';
import { ROCKS } from '../rocks/_kinds.ts';
import { rock } from '../rocks/_rock.ts';
import { awl } from '../ships/awl.ts';
import { crown as warship } from '../ships/crown.ts';
import { redwing } from '../ships/redwing.ts';
import { thorn } from '../ships/thorn.ts';
import { onnuMere } from '../worlds/onnu-mere.ts';
import { spot, window } from './_window.ts';

const stone = () => rock(ROCKS.stone, { seed: 3, detail: 40 });
const ore = () => rock(ROCKS.ore, { seed: 8, detail: 40 });
const ice = () => rock(ROCKS.ice, { seed: 14, detail: 40 });

/** The first of three turns its blades forward; the small craft draw back. */
export const picture = window({
  nebula: {
    colours: ['#180a3a', '#7a2fa0', '#ffd6a0', '#2fa0ff'],
    seed: 4.4,
    exposure: 1.15,
    cover: 0.24,
    dust: 0.8,
    zoom: 1.1,
    lights: [
      [0.5, 0.4],
      [-0.9, -0.4],
    ],
  },
  sun: { at: [0.56, 0.52], colour: '#ffe0b0', strength: 0.55, size: 0.05 },
  back: [planet(onnuMere, { at: [-0.76, 0.76], radius: 0.28, sun: [0.7, -0.3, 0.1] })],
  items: [
    { model: warship, at: spot(0.1, 0.16, -2), turn: [0.85, -2.45, 0.2], size: 0.84 },
    { model: redwing, at: spot(-0.66, -0.68, 4), turn: [0.85, 0.9, 0.3], size: 0.72, plume: 9 },
    { model: thorn, at: spot(0.76, -0.3, 0), turn: [0.85, -1.2, 0], size: 0.56 },
    { model: awl, at: spot(-0.8, 0.08, 0), turn: [0.8, 1.3, 0.2], size: 0.5, plume: 9 },
    { model: stone, at: spot(0.78, 0.82, -2), turn: [0.4, 0.3, 0.2], size: 1.7 },
    { model: ore, at: spot(0.2, -0.78, 3), turn: [0.2, 1, 0.4], size: 1.6 },
    { model: ice, at: spot(0.76, -0.76, 3), turn: [0.9, 0.4, 1], size: 1.8 },
    { model: stone, at: spot(-0.24, 0.84, -3), turn: [1.4, 0.8, 0.2], size: 1.4 },
    { model: ice, at: spot(0.86, 0.24, -5), turn: [0.1, 2, 0.2], size: 1.2 },
    { model: ore, at: spot(-0.26, -0.36, -3), turn: [2, 0.5, 0], size: 0.9 },
  ],
  front: [
    bolts([
      [[-0.16, -0.14], [-0.32, -0.3], '#ffb52e'],
      [[-0.24, -0.08], [-0.44, -0.22], '#ffb52e'],
    ]),
  ],
  look: 'ustur',
});
