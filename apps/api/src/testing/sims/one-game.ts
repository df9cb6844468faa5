import { sims as current } from '@star-seekers/games/sims';
import type { AnyGameSim } from '@star-seekers/sim';

export { dealers } from '@star-seekers/games/sims';

/** The games before most of them were there: Space Snake alone. */
export const sims: ReadonlyMap<number, AnyGameSim> = new Map([...current].filter(([id]) => id === 2));
