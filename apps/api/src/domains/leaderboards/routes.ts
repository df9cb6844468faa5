import { invalidRequest } from '../../platform/api-error.ts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { findPlacedRun } from '../runs/page/repository.ts';
import { requireGame } from '../runs/playable-games.ts';
import { factionBoard, gameBoard, gameBoardBelow, gameBoardMe, hallOfFame, hallOfFameMe } from './service.ts';

export function leaderboardRoutes(bind: Bind, { db, clock, games }: Services): void {
  bind('globalBoard', async ({ query }) => hallOfFame(db, query.limit));
  bind('globalBoardMe', async ({ userId }) => hallOfFameMe(db, userId));
  bind('gameBoard', async ({ params, query }) => {
    requireGame(games, params.gameId, 'params.gameId');
    if (query.after === undefined) return gameBoard(db, { ...params, ...query }, clock.now());
    const last = await findPlacedRun(db, query.after);
    if (last?.gameId !== params.gameId)
      throw invalidRequest([{ field: 'query.after', message: 'must be a run of this board' }]);
    return gameBoardBelow(db, query, last, clock.now());
  });
  bind('gameBoardMe', async ({ params, query, userId }) => {
    requireGame(games, params.gameId, 'params.gameId');
    return gameBoardMe(db, { ...params, ...query, userId }, clock.now());
  });
  bind('factionBoard', async () => factionBoard(db));
}
