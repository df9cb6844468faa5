import type { AnyGameSim } from '@star-seekers/sim';

/** The games that can be played, and the module that they come from: the verifier's threads load it for themselves. */
export interface GameSims {
  readonly module: string;
  readonly byId: ReadonlyMap<number, AnyGameSim>;
}

/** @param module exports `sims`, the simulations by their id */
export async function loadGameSims(module = '@star-seekers/games/sims'): Promise<GameSims> {
  const { sims } = (await import(module)) as { sims: GameSims['byId'] };
  return { module, byId: sims };
}
