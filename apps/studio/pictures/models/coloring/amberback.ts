import { giant } from '../hero/coloring.ts';
import { amberback } from '../memory/amberback.ts';
import { cloudAt, page, stars } from './_page.ts';

/** Whales of the air above the Big Amber. */
export const picture = page([
  { build: amberback, at: [-0.5, 0.4, 2], turn: [0.12, -0.35, 0.1], size: 0.85 },
  { build: amberback, at: [2.3, -3, -4], turn: [0.1, -0.3, 0.2], size: 0.5 },
  { build: giant, at: [4.4, 10, -26], turn: [0.5, 0, 0.35], size: 1.2 },
  cloudAt([-2.6, -5.1, 1], 0.75),
  cloudAt([2.6, -5.8, 0], 0.62),
  cloudAt([-3.4, 3.9, -6], 0.5),
  ...stars([-4, 5.9, 0.45], [-4.5, 2.2, 0.22], [0, 5.9, 0.25]),
]);
