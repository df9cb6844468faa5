import type { DealerSecret } from '@star-seekers/sim';
import { joinChunks } from '@star-seekers/stream';
import { gameWithId } from './play-run.ts';
import type { TestServer } from './test-server.ts';

/** What the server has of a run that is streamed. */
export interface StreamedRun {
  readonly gameId: number;
  readonly runId: string;
  readonly chunks: number;
  readonly ticks: number;
  readonly commands: number;
}

/**
 * The run that was started last, as far as it is stored; undefined before the first.
 * @param username of its player; absent: of anybody
 */
export async function lastStreamedRun(
  { services: { db } }: TestServer,
  username?: string,
): Promise<StreamedRun | undefined> {
  const run = await db
    .selectFrom('runs')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .select(['runs.id', 'game_id'])
    .$if(username !== undefined, (query) => query.where('username', '=', username ?? ''))
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  if (!run) return undefined;
  const chunks = await db
    .selectFrom('run_chunks')
    .select(['kind', 'to_tick as toTick', 'log'])
    .where('run_id', '=', run.id)
    .orderBy('seq')
    .execute();
  const { sim } = gameWithId(run.game_id);
  const log = joinChunks(sim, chunks);
  return { gameId: run.game_id, runId: run.id, chunks: chunks.length, ticks: log.ticks, commands: log.commands.length };
}

/** The dealers' secrets of all runs, latest first. */
export async function secretsOfRuns({ services: { db } }: TestServer): Promise<DealerSecret[]> {
  const rows = await db.selectFrom('runs').select('secret').orderBy('started_at', 'desc').execute();
  return rows.flatMap(({ secret }) => (secret === null ? [] : [JSON.parse(secret) as DealerSecret]));
}
