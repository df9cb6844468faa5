import { ringGate } from '../artworks/_gate.ts';
import { crake } from '../ships/crake.ts';
import { drake } from '../ships/drake.ts';
import { page, stars } from './_page.ts';

/** A convoy on its way through one of the seven gates. */
export const picture = page([
  { build: ringGate, at: [0, 2, -6], turn: [0.15, 0.35, 0], size: 0.95 },
  { build: drake, at: [-1.4, -3.9, 2], turn: [0.55, -0.45, -0.15], size: 0.5 },
  { build: crake, at: [1.3, -1.3, -2], turn: [0.5, -0.5, -0.15], size: 0.4 },
  { build: crake, at: [2.1, 1.9, -9], turn: [0.45, -0.5, -0.15], size: 0.4 },
  ...stars([-4.2, 5.7, 0.4], [4.4, 5.8, 0.3], [3.6, -5, 0.5], [-4.4, -1.2, 0.28], [1.8, -3.9, 0.25]),
]);
