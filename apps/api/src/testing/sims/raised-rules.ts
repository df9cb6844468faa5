import { sims as current } from '@star-seekers/games/sims';
import type { AnyGameSim } from '@star-seekers/sim';

export { dealers } from '@star-seekers/games/sims';

/** The games after a deploy that changed their rules. */
export const sims: ReadonlyMap<number, AnyGameSim> = new Map(
  [...current].map(([id, sim]) => [id, { ...sim, rulesVersion: sim.rulesVersion + 1 }]),
);
