import { firstHammer } from '../memory/first-hammer.ts';
import { gatecrow } from '../memory/gatecrow.ts';
import { page, stars } from './_page.ts';

/** A gatecrow that has found the first hammer. */
export const picture = page([
  { build: gatecrow, at: [0, 1.2, 0], turn: [1.1, 0.15, 0.1], size: 1.06 },
  { build: firstHammer, at: [1.2, -4.2, 0], turn: [0.3, 0.4, -0.6], size: 0.75 },
  ...stars([-4, 5.6, 0.5], [4.1, 5.5, 0.35], [-3.6, -3.4, 0.4], [4.2, -2.2, 0.3], [-2.4, -5.6, 0.55]),
]);
