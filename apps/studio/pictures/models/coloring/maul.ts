import { awl } from '../ships/awl.ts';
import { maul } from '../ships/maul.ts';
import { moonAt, page, stars } from './_page.ts';

/** A cruiser of the human alliance with its escort. */
export const picture = page([
  { build: maul, at: [-0.3, 1.3, 0], turn: [0.75, 0.5, 0.3], size: 0.72 },
  { build: awl, at: [-2.5, -3.9, 1], turn: [0.8, -0.4, -0.3], size: 0.42 },
  { build: awl, at: [2.4, -4.5, 1], turn: [0.8, -0.4, -0.3], size: 0.36 },
  moonAt([5.4, 9.2, -20], 2.3),
  ...stars([-4, 5.7, 0.5], [-4.4, -0.6, 0.28], [4.3, -1.6, 0.3], [0.2, -5.9, 0.3], [0.2, 6, 0.24]),
]);
