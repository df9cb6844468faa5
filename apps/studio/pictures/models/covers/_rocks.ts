import type { Actor } from '../../stage/scene/cast.ts';
import { ROCKS } from '../rocks/_kinds.ts';
import { rock } from '../rocks/_rock.ts';

const near = () => rock(ROCKS.stone, { seed: 3, detail: 40 });

/** Rocks in a corner of the foreground. */
export const SHAPES_ROCK: readonly Actor[] = [
  { build: near, at: [10.2, -4.6, 8], turn: [0.4, 1.2, 0.5], size: 2.3 },
  { build: near, at: [13.5, -0.5, -2], turn: [2, 0.4, 1.1], size: 1.1 },
];
