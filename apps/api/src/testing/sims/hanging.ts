import { sims as current } from '@star-seekers/games/sims';
import type { AnyGameSim } from '@star-seekers/sim';

export { dealers } from '@star-seekers/games/sims';

/** The games with a fault: no tick of theirs ever ends. */
export const sims: ReadonlyMap<number, AnyGameSim> = new Map(
  [...current].map(([id, sim]) => [id, { ...sim, step: hang }]),
);

function hang(): void {
  for (;;);
}
