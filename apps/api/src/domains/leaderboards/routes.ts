import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { factionBoard, gameBoard, gameBoardMe, hallOfFame, hallOfFameMe } from './service.ts';

export function leaderboardRoutes(bind: Bind, { db, clock }: Services): void {
  bind('globalBoard', async ({ query }) => hallOfFame(db, query.limit));
  bind('globalBoardMe', async ({ userId }) => hallOfFameMe(db, userId));
  bind('gameBoard', async ({ params, query }) => gameBoard(db, { ...params, ...query }, clock.now()));
  bind('gameBoardMe', async ({ params, query, userId }) =>
    gameBoardMe(db, { ...params, ...query, userId }, clock.now()),
  );
  bind('factionBoard', async () => factionBoard(db));
}
