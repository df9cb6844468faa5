import { crown } from '../ships/crown.ts';
import { sixfold } from '../ships/sixfold.ts';
import { page, stars } from './_page.ts';

/** The crown of the Ustur, with two of its watchers. */
export const picture = page([
  { build: crown, at: [0, 1.8, -4], turn: [0.95, 0.3, 0.15], size: 0.56 },
  { build: sixfold, at: [-2.7, -4.4, 0], turn: [1.1, 0.3, 0.2], size: 0.36 },
  { build: sixfold, at: [2.9, -4.7, -3], turn: [1.1, -0.4, -0.2], size: 0.36 },
  ...stars([-4.2, 5.8, 0.45], [4.3, 5.4, 0.3], [0.2, -5.4, 0.35], [-4.5, -1.2, 0.25], [4.5, -1.6, 0.25]),
]);
