/**
 * `pnpm bench largest [game ...] [--postgres]`: what the largest run that the bounds of streams allow costs the main thread of a server: a lease,
 * the welcome of a socket, a viewer, two viewers at once, and the claim. Prints how many milliseconds of a processor the thread took, without the cost of measuring, which is a column of its own, and in
 * brackets the longest time for which it did nothing else; the first row is a run of one chunk. The caller is a process of its own.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LIVE_DELAY_MS } from '@star-seekers/contracts/run';
import { games } from '@star-seekers/games';
import { startOwnPostgres } from '../src/testing/databases/own-postgres.ts';
import { startTestServer } from '../src/testing/index.ts';
import { gameWithId } from '../src/testing/play-run.ts';
import { largestRun } from '../src/testing/largest-run.ts';
import type { LargestRequest } from './largest-caller.ts';

const { values, positionals } = parseArgs({
  options: { postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const GAMES = positionals.length > 0 ? positionals.map(Number) : [...games.keys()];
const stopPostgres = values.postgres ? await startOwnPostgres() : undefined;

/** Requests of each kind: the best counts, as other processes share this machine. */
const TRIES = 28;

/** Of each kind before them, of a run of one chunk: a server that runs has compiled its code. */
const WARMING = 150;

const PAUSE_MS = 50;

/** Of the timer that measures delays. */
const RESOLUTION_MS = 1;

/** A row for a run without ticks. */
const SMALLEST = 'one chunk';

const server = await startTestServer();
const caller = fork(join(import.meta.dirname, 'largest-caller.ts'));
const rows: Record<string, Record<string, string | number>> = {};
const sizes = GAMES.map((gameId) => ({ gameId, name: gameWithId(gameId).names.title, ticks: Infinity }));
for (const { gameId, name: row, ticks } of [{ gameId: 2, name: SMALLEST, ticks: 0 }, ...sizes]) {
  const { player, runId, chunks, chars } = await largestRun(server, gameId, ticks);
  server.clock.advance(LIVE_DELAY_MS);
  const base = { gameId, url: server.url, cookie: player.cookie(), runId };
  const costs: Record<string, string> = {};
  let measuring = 0;
  for (const kind of ['nothing', 'welcome', 'lease', 'viewer', 'viewers', 'claim'] as const) {
    const tried: { busy?: number; longest?: number }[] = [];
    const warming = row === SMALLEST ? WARMING : 0;
    const tries = kind === 'claim' ? 1 : TRIES + warming;
    for (let index = 0; index < tries; index++) {
      server.services.streams.forget({ id: runId, user_id: player.user.id });
      // Nobody has watched it by this name.
      const liveId = `live-${runId}-${kind}-${index}`;
      await server.services.db.updateTable('runs').set({ live_id: liveId }).where('id', '=', runId).execute();
      const request = { ...base, liveId, kind };
      if (index < tries - TRIES) await ask(request);
      else tried.push(await cost(request, index % 2 === 1));
    }
    const least = (what: 'busy' | 'longest') => Math.min(...tried.map((one) => one[what] ?? Infinity));
    if (kind === 'nothing') measuring = least('busy');
    const busy = least('busy') - (kind === 'nothing' ? 0 : measuring);
    costs[kind] = `${busy.toFixed(1)} (${Number.isFinite(least('longest')) ? least('longest').toFixed(1) : '?'})`;
  }
  rows[row] = { chunks, KiB: Math.round(chars / 1024), ...costs };
}
caller.disconnect();
await server.close();
await stopPostgres?.();
console.table(rows);

/** @param watched measures delays, whose timer takes time of its own, instead of the time that the thread takes */
async function cost(request: LargestRequest, watched: boolean): Promise<{ busy?: number; longest?: number }> {
  await sleep(PAUSE_MS);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  if (watched) delay.enable();
  const before = process.threadCpuUsage();
  await ask(request);
  // What follows the answer.
  await sleep(PAUSE_MS);
  const { user, system } = process.threadCpuUsage(before);
  delay.disable();
  return watched ? { longest: Math.max(0, delay.max / 1e6 - RESOLUTION_MS) } : { busy: (user + system) / 1000 };
}

async function ask(request: LargestRequest): Promise<void> {
  caller.send(request);
  const [answer] = (await once(caller, 'message')) as [string];
  if (answer !== 'done' && request.kind !== 'claim') throw new Error(`${request.kind}: ${answer}`);
}
