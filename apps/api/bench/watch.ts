/**
 * `pnpm bench watch [game ...]`: a viewer joins a run after ten minutes. Prints how long it takes until the viewer sees the present: the request with
 * everything so far, and its re-simulation (none where only the score is shown). Client and server share one process, whose CPU time says more than the time
 * that passes on a busy machine. In the first join, code is still being compiled and the server reads the run from the database.
 */
import { watchLive } from '@star-seekers/contracts/live-client';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { LiveRun } from '@star-seekers/stream';
import { longRun, startTestServer } from '../src/testing/index.ts';
import { gameWithId } from '../src/testing/play-run.ts';

const GAMES = process.argv.slice(2).map(Number).filter(Boolean);
if (GAMES.length === 0) GAMES.push(1, 2, 3, 4, 6);
const JOINS = 5;

const rows: Record<string, Record<string, number>> = {};
const server = await startTestServer();
for (const gameId of GAMES) {
  const { liveId, ticks } = await longRun(server, gameId);
  const joins = [];
  for (let join = 0; join < JOINS; join++) joins.push(await timeJoin(server.url, liveId));
  // The best of some: other processes share this machine.
  const [best] = joins.toSorted((one, other) => one.total - other.total);
  if (!best) continue;
  rows[gameWithId(gameId).names.title] = {
    minutes: Math.round((ticks / TICKS_PER_SECOND / 60) * 10) / 10,
    KiB: Math.round(best.bytes / 102.4) / 10,
    'request ms': Math.round(best.request),
    'simulation ms': Math.round(best.total - best.request),
    'total ms': Math.round(best.total),
    'CPU ms': Math.round(Math.min(...joins.map(({ cpu }) => cpu))),
    'first total ms': Math.round(joins[0]?.total ?? 0),
    'first CPU ms': Math.round(joins[0]?.cpu ?? 0),
  };
}
await server.close();
console.table(rows);

async function timeJoin(baseUrl: string, liveId: string) {
  const leaving = new AbortController();
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
  const { value: head } = await watchLive(liveId, { baseUrl, signal: leaving.signal }).next();
  if (head?.type !== 'head') throw new Error('the stream begins without a head');
  const request = performance.now() - began;
  if (head.setup && head.past && 'log' in head.past) {
    const run = new LiveRun(gameWithId(head.gameId).sim, { seed: 0, ...head.setup });
    run.log.catchUp(head.past);
    run.playTo(head.past.toTick);
  }
  const total = performance.now() - began;
  const { user, system } = process.cpuUsage(cpuBefore);
  leaving.abort();
  return { request, total, cpu: (user + system) / 1000, bytes: JSON.stringify(head).length };
}
