/**
 * `pnpm bench claims [game ...] [--postgres]`: fifty finished runs of a good bot are claimed at once, each by a player of its own: how many a second
 * the server verifies, and how long a claim takes with so many waiting. Runs are left after three minutes, if they last so long.
 */
import { parseArgs } from 'node:util';
import { games } from '@star-seekers/games';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { startOwnPostgres } from '../src/testing/databases/own-postgres.ts';
import { claimFor, newPlayer, startAndPlay, startTestServer } from '../src/testing/index.ts';
import { gameWithId } from '../src/testing/play-run.ts';

const { values, positionals } = parseArgs({
  options: { postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const GAMES = positionals.length > 0 ? positionals.map(Number) : [...games.keys()];
const WAITING = 50;
/** Not measured: the first claims load and compile code. */
const FIRST_CLAIMS = 5;
const QUIT_AFTER = 180 * TICKS_PER_SECOND;

const stopPostgres = values.postgres ? await startOwnPostgres() : undefined;
const server = await startTestServer();
const rows: Record<string, Record<string, string | number>> = {};
for (const gameId of GAMES) {
  const claims: (() => Promise<number>)[] = [];
  let seconds = 0;
  for (let run = 0; run < FIRST_CLAIMS + WAITING; run++) {
    const player = await newPlayer(server, 1);
    const played = await startAndPlay(server, player, { gameId, skill: 'good', botSeed: run, quitAfter: QUIT_AFTER });
    if (run >= FIRST_CLAIMS) seconds += played.log.ticks / TICKS_PER_SECOND;
    claims.push(async () => {
      const began = performance.now();
      await player.api('submitScore', { body: claimFor(played) });
      return performance.now() - began;
    });
  }
  for (const claim of claims.splice(0, FIRST_CLAIMS)) await claim();
  const began = performance.now();
  const times = (await Promise.all(claims.map(async (claim) => claim()))).toSorted((one, other) => one - other);
  const tookS = (performance.now() - began) / 1000;
  rows[gameWithId(gameId).names.title] = {
    'mean length s': Math.round(seconds / WAITING),
    'verified/s': (WAITING / tookS).toFixed(1),
    'times real time': Math.round(seconds / tookS),
    'claim p50 ms': Math.round(times[WAITING >> 1] ?? 0),
    'p99 ms': Math.round(times.at(-1) ?? 0),
  };
}
await server.close();
await stopPostgres?.();
console.table(rows);
