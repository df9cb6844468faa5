import { giant } from '../hero/coloring.ts';
import { redwing } from '../ships/redwing.ts';
import { moonAt, page, stars } from './_page.ts';

/** The player's ship before the Big Amber. */
export const picture = page([
  { build: redwing, at: [0, -2.1, 3], turn: [0.72, -0.6, -0.42], size: 0.66 },
  { build: giant, at: [-2.6, 6.6, -20], turn: [0.5, 0, -0.35], size: 1.15 },
  moonAt([7.2, 3.4, -20], 1.1),
  ...stars([-4.2, 0.9, 0.35], [4, 5.6, 0.5], [3.6, -5.9, 0.4], [-4, -5.6, 0.28], [4.5, -0.6, 0.24]),
]);
