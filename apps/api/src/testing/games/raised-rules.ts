import { type AnyGame, games as current } from '@star-seekers/games';

/** The games after a deploy that changed their rules. */
export const games: ReadonlyMap<number, AnyGame> = new Map(
  [...current].map(([id, game]) => [id, { ...game, sim: { ...game.sim, rulesVersion: game.sim.rulesVersion + 1 } }]),
);
