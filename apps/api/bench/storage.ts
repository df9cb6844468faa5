/**
 * `pnpm bench storage`: what a run takes in the database (SQLite), by table and index, and how long its replay is, by game. Bots play runs of up to five
 * minutes; `storage 20` plays so many of each game (default 10).
 */
import { games } from '@star-seekers/games';
import { sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';
import { giveCredits, newPlayer, playAndSubmit, startTestServer } from '../src/testing/index.ts';

const RUNS = Number(process.argv[2] ?? 10);
const LONGEST_TICKS = 5 * 60 * 60;
const RUNS_OF_A_PLAYER = 10;

const server = await startTestServer({ limits: { verifierReady: true } });
const { db } = server.services;
await newPlayer(server);
const before = await bytesByPart(db);
const total = RUNS * games.size;
for (const gameId of games.keys()) {
  let player = await newPlayer(server);
  for (let run = 0; run < RUNS; run++) {
    if (run % RUNS_OF_A_PLAYER === 0) {
      player = await newPlayer(server);
      await giveCredits(server, player.user.id, RUNS_OF_A_PLAYER);
    }
    const skill = run % 2 === 0 ? 'good' : 'poor';
    await playAndSubmit(server, player, { gameId, skill, botSeed: run, quitAfter: LONGEST_TICKS });
  }
}
const after = await bytesByPart(db);
const parts = [...after].map(([part, bytes]) => [part, bytes - (before.get(part) ?? 0)] as const);
const grown = parts.filter(([, bytes]) => bytes > 0).toSorted(([, one], [, other]) => other - one);
const perRun = (bytes: number) => Math.round(bytes / total);
console.table(Object.fromEntries(grown.map(([part, bytes]) => [part, { 'bytes a run': perRun(bytes) }])));
console.log(`${perRun(grown.reduce((sum, [, bytes]) => sum + bytes, 0))} bytes a run, of ${total} runs`);
const replays = await db
  .selectFrom('results')
  .select((eb) => [
    'game_id',
    eb.fn.avg<number>(sql<number>`length(replay)`).as('mean'),
    eb.fn.max<number>(sql<number>`length(replay)`).as('most'),
    eb.fn.avg<number>('ticks').as('ticks'),
  ])
  .groupBy('game_id')
  .execute();
console.table(
  Object.fromEntries(
    replays.map(({ game_id: id, mean, most, ticks }) => [
      games.get(id)?.slug,
      { 'replay, mean bytes': Math.round(mean), longest: most, 'mean seconds': Math.round(ticks / 60) },
    ]),
  ),
);
await server.close();

/** Bytes of the pages of each table and index. */
async function bytesByPart(of: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ part: string; bytes: number }>`
    select name as part, sum(pgsize) as bytes from dbstat group by name
  `.execute(of);
  return new Map(rows.map(({ part, bytes }) => [part, bytes]));
}
