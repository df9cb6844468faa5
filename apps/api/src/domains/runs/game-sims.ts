import type { AnyGameSim, Dealer } from '@star-seekers/sim';

/** The playable games, and the module that exports them, which each verifier thread loads itself. */
export interface GameSims {
  readonly module: string;
  readonly byId: ReadonlyMap<number, AnyGameSim>;
  /** Dealers of the games with hidden information. */
  readonly dealers: ReadonlyMap<number, Dealer>;
}

/** @param module exports `sims` and `dealers` by game id */
export async function loadGameSims(module = '@star-seekers/games/sims'): Promise<GameSims> {
  const { sims, dealers } = (await import(module)) as { sims: GameSims['byId']; dealers: GameSims['dealers'] };
  return { module, byId: sims, dealers };
}
