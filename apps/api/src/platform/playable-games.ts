import { type AnyGame, type Keepsake, medalFigure } from '@star-seekers/games';
import { invalidRequest } from './api-error.ts';

/** The playable games by id, and the module that exports others than the hub's, which each verifier thread loads itself. */
export interface PlayableGames {
  readonly module: string | undefined;
  readonly byId: ReadonlyMap<number, AnyGame>;
}

/** @param module exports `games` by id; the hub's games by default */
export async function loadGames(module?: string): Promise<PlayableGames> {
  const { games } = (await (module === undefined ? import('@star-seekers/games') : import(module))) as {
    games: PlayableGames['byId'];
  };
  return { module, byId: games };
}

/** @throws {ApiFailure} request/invalid that names the field, when there is no such game */
export function requireGame({ byId }: PlayableGames, gameId: number, field: string): void {
  if (!byId.has(gameId)) throw invalidRequest([{ field, message: 'must be the id of a game' }]);
}

/** The score of a game's gold medal. */
export function goldOf({ byId }: PlayableGames, gameId: number): number {
  return byId.get(gameId)?.medals.gold ?? Infinity;
}

/** The score of a game's bronze medal. */
export function bronzeOf({ byId }: PlayableGames, gameId: number): number {
  return byId.get(gameId)?.medals.bronze ?? Infinity;
}

/** What a run has for the medals of its game. */
export function figureOf(
  { byId }: PlayableGames,
  gameId: number,
  run: { readonly score: number; readonly keepsakes: readonly Keepsake[] },
): number {
  const game = byId.get(gameId);
  return game ? medalFigure(game, game.medals, run) : run.score;
}

/** The ticks of a run where they decide between equal scores of its game; null elsewhere, and in runs that reached nothing. */
export function tieTicksOf(
  { byId }: PlayableGames,
  gameId: number,
  { score, ticks }: { readonly score: number; readonly ticks: number },
): number | null {
  return byId.get(gameId)?.ties === 'ticks' && score > 0 ? ticks : null;
}

/** Today's scale of a game's scores. */
export function scaleOf({ byId }: PlayableGames, gameId: number): number {
  return byId.get(gameId)?.sim.scoreScale ?? 1;
}
