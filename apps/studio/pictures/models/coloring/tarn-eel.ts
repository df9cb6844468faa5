import { ionAnchor } from '../memory/ion-anchor.ts';
import { tarnEel } from '../memory/tarn-eel.ts';
import { moonAt, page } from './_page.ts';

/** The Tarn eel with the anchors that it eats. */
export const picture = page([
  { build: tarnEel, at: [0.3, 1.5, 2], turn: [0, 0.15, 0], size: 1.3 },
  { build: ionAnchor, at: [2.6, -4.6, 0], turn: [0.5, 0.3, -0.5], size: 0.5 },
  moonAt([-3.7, -4.9, -2], 0.6),
  moonAt([-2.6, -3.9, -2], 0.3),
  moonAt([-1.9, -5.1, -2], 0.4),
  moonAt([-0.9, -5.8, -2], 0.2),
]);
