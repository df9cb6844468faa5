import { invalidRequest } from '../../platform/api-error.ts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { findPlacedRun } from '../runs/page/repository.ts';
import { requireGame, scaleOf } from '../runs/playable-games.ts';
import type { ScoredGame } from './board-key.ts';
import { boardPeriods, timeOfPeriod } from './board-periods.ts';
import { factionBoard, gameBoard, gameBoardBelow, gameBoardMe, hallOfFame, hallOfFameMe } from './service.ts';

export function leaderboardRoutes(bind: Bind, { db, clock, games }: Services): void {
  const gameOf = ({ gameId }: { gameId: number }, { scale }: { scale?: number | undefined }): ScoredGame => {
    requireGame(games, gameId, 'params.gameId');
    return { gameId, scale: scale ?? scaleOf(games, gameId) };
  };

  bind('globalBoard', async ({ query }) => hallOfFame(db, query.limit));
  bind('globalBoardMe', async ({ userId }) => hallOfFameMe(db, userId));
  bind('gameBoard', async ({ params, query }) => {
    const game = gameOf(params, query);
    const time = timeOfPeriod(query, clock.now());
    if (query.after === undefined) return gameBoard(db, { ...query, ...game }, time);
    const last = await findPlacedRun(db, query.after);
    if (last?.gameId !== game.gameId || last.scale !== game.scale)
      throw invalidRequest([{ field: 'query.after', message: 'must be a run of this board' }]);
    return gameBoardBelow(db, query, last, time);
  });
  bind('gameBoardMe', async ({ params, query, userId }) => {
    const time = timeOfPeriod(query, clock.now());
    return gameBoardMe(db, { ...query, ...gameOf(params, query), userId }, time);
  });
  bind('boardPeriods', async ({ params }) => boardPeriods(db, gameOf(params, {}), clock.now()));
  bind('factionBoard', async () => factionBoard(db));
}
