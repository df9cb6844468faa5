import type { AnyGameSim, Dealer } from '@star-seekers/sim';

/** The games that can be played, and the module that they come from: the verifier's threads load it for themselves. */
export interface GameSims {
  readonly module: string;
  readonly byId: ReadonlyMap<number, AnyGameSim>;
  /** Who keeps what the player must not know, in the games that hide something. */
  readonly dealers: ReadonlyMap<number, Dealer>;
}

/** @param module exports `sims` and `dealers`, the simulations and dealers by the id of their game */
export async function loadGameSims(module = '@star-seekers/games/sims'): Promise<GameSims> {
  const { sims, dealers } = (await import(module)) as { sims: GameSims['byId']; dealers: GameSims['dealers'] };
  return { module, byId: sims, dealers };
}
