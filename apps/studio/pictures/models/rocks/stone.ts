import { ROCKS } from './_kinds.ts';
import { rockShots } from './_shots.ts';

export const picture = rockShots(ROCKS.stone, { seed: 3 });
