import { type AnyGame, games as current } from '@star-seekers/games';

/** The games after a deploy whose scores cannot be compared with those before. Their rules are the same, so that bots play them. */
export const games: ReadonlyMap<number, AnyGame> = new Map(
  [...current].map(([id, game]) => [id, { ...game, sim: { ...game.sim, scoreScale: (game.sim.scoreScale ?? 1) + 1 } }]),
);
