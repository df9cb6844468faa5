import { thorn } from '../ships/thorn.ts';
import { twinmoon } from '../ships/twinmoon.ts';
import { moonAt, page, stars } from './_page.ts';

/** A reaver of the Oni and its thorns. */
export const picture = page([
  { build: twinmoon, at: [0, 1, 0], turn: [0.9, 0.3, 0.2], size: 0.58 },
  { build: thorn, at: [-2.3, -4.1, 0], turn: [0.9, -0.5, -0.3], size: 0.4 },
  { build: thorn, at: [2.5, -4.4, 0], turn: [0.9, -0.7, -0.4], size: 0.34 },
  moonAt([-6.2, 9.4, -20], 2.1),
  moonAt([-2.6, 10.9, -24], 1.2),
  ...stars([4.2, 5.6, 0.5], [4.4, -1.6, 0.25], [-4.4, -1.2, 0.3], [0.2, -5.8, 0.3]),
]);
