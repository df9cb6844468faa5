import { renormalize } from './rotation.ts';
import type { Toss } from './tumble.ts';

/** Where the hand lets go, over the pad. */
const HEIGHT = 2.7;

/**
 * Throws that look well on the stage: each stays in the picture, bounces off the pad, turns over on it and lies still
 * in time. Chosen from some forty thousand; which face comes up does not matter, for the markings are turned to fit.
 */
export const TOSSES: readonly Toss[] = [
  toss([3.0, 2.28, 0.45], [4.52, -4.22, -19.15], [0.08, 0.02, 0.32, 0.37]),
  toss([3.38, 1.92, -0.62], [3.16, 3.68, -15.35], [-0.33, -0.13, -0.06, 0.48]),
  toss([2.78, 1.86, -0.5], [-4.28, 4.96, -20.25], [-0.47, 0.27, 0.08, -0.25]),
  toss([2.99, 1.74, -0.57], [-0.24, -2.82, -20.64], [-0.25, -0.32, 0.39, -0.2]),
  toss([3.08, 2.05, -0.4], [-2.44, -1.77, -20.56], [-0.29, 0.21, -0.21, 0.18]),
  toss([3.6, 1.39, -0.54], [-5.3, -4.24, -16.86], [-0.16, 0.36, 0.47, -0.48]),
  toss([3.15, 1.68, -0.78], [-4.13, 4.28, -20.22], [-0.03, -0.16, 0.25, -0.42]),
  toss([2.57, 1.53, 0.72], [2.52, 4.62, -18.73], [0.35, 0.11, -0.27, 0.27]),
  toss([2.64, 1.66, 0.41], [-2.46, 4.94, -15.43], [-0.29, -0.03, -0.27, 0.07]),
  toss([2.75, 1.36, 0.64], [-2.09, -2.95, -19.25], [-0.21, 0.28, 0.35, -0.46]),
  toss([1.88, 1.33, 0.74], [-4.42, -3.35, -20.25], [0.44, 0.32, -0.13, -0.13]),
  toss([3.27, 1.98, 0.15], [5.5, -4.9, -13.57], [-0.28, 0.45, -0.41, -0.17]),
];

function toss(velocity: Toss['velocity'], spin: Toss['spin'], rotation: Toss['rotation']): Toss {
  return { height: HEIGHT, velocity, spin, rotation: renormalize(rotation) };
}
