import type { CommendationsAnswer } from '@star-seekers/contracts';
import { recordCommendations } from '@star-seekers/games';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { countHolders, countPlayers } from './repository.ts';

export function commendationRoutes(bind: Bind, services: Services): void {
  bind('commendations', async () => commendationShares(services));
}

/** The counts are read from an index with a row for each commendation of each player, so not for every request. */
const CACHED_MS = 5 * 60_000;

interface Counted {
  readonly until: number;
  readonly answer: Promise<CommendationsAnswer>;
}

const counted = new WeakMap<Database, Counted>();

/** How rare each commendation is; at most five minutes old. */
async function commendationShares(services: Pick<Services, 'db' | 'clock' | 'games'>): Promise<CommendationsAnswer> {
  const { db, clock } = services;
  const now = clock.now();
  const cached = counted.get(db);
  if (cached && now < cached.until && now >= cached.until - CACHED_MS) return cached.answer;
  const answer = countShares(services);
  counted.set(db, { until: now + CACHED_MS, answer });
  answer.catch(() => counted.delete(db));
  return answer;
}

async function countShares({ db, games }: Pick<Services, 'db' | 'games'>): Promise<CommendationsAnswer> {
  const { byGame, players } = await countPlayers(db);
  const playersOf = new Map(byGame.map((row) => [row.game_id, row.players]));
  const holders = new Map((await countHolders(db)).map((row) => [row.name, row.players]));
  const share = (name: string, of: number) => (of === 0 ? 0 : Math.min(1, (holders.get(name) ?? 0) / of));
  return [
    ...[...games.byId.values()].flatMap(({ id, commendations }) =>
      (commendations?.list ?? []).map(({ name }) => ({ name, gameId: id, share: share(name, playersOf.get(id) ?? 0) })),
    ),
    ...recordCommendations.map(({ name }) => ({ name, gameId: null, share: share(name, players) })),
  ];
}
