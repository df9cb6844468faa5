/** A hub with many finished runs that were streamed and not claimed, in a separate process, so that a flood does not distort the measurement. */
import { claimFor, keepTime, newPlayer, playRun, startRun, startTestServer } from '@star-seekers/api/testing';
import { insertChunks } from '../src/testing/insert-chunks.ts';
import type { Client } from './ordinary-requests.ts';
import { runConcurrently } from '../src/platform/run-concurrently.ts';

/** Options of {@link ReplayHub}. */
export interface ReplayHubOptions {
  readonly players: number;
  /** Runs per player. Requests of one player are serialized. */
  readonly runsEach: number;
  readonly verifierQueue: number;
  /** See `Limits`. */
  readonly workerNice: number;
  /** Tick at which the player quits. Default: the natural end. */
  readonly quitAfter?: number;
}

export interface ReplayHub extends Client {
  /** Prepared score submissions. */
  readonly requests: readonly { readonly cookie: string; readonly body: string }[];
  readonly ticks: number;
}

/** Runs that are stored at once. */
const LANES = 16;

/** Cosmic Battle Arena has the longest runs: a good bot plays for a quarter of an hour. */
const GAME = 1;

const {
  players,
  runsEach,
  verifierQueue,
  workerNice,
  quitAfter = Number.POSITIVE_INFINITY,
} = JSON.parse(process.argv[2] ?? '') as ReplayHubOptions;
// One seed, so that every run has the same beacons, and what was streamed of one run fits all.
const hub = await startTestServer({
  randomness: { seed: () => 2 },
  limits: { openRunsPerGame: runsEach, verifierQueue, workerNice },
});
const { streams } = hub.services;
const observer = await newPlayer(hub);
hub.clock.stop();

const runs: { readonly cookie: string; readonly userId: string; readonly runId: string }[] = [];
for (let number = 0; number < players; number++) {
  const player = await newPlayer(hub, runsEach);
  for (let index = 0; index < runsEach; index++) {
    const { runId } = await startRun(player, GAME);
    runs.push({ cookie: player.cookie(), userId: player.user.id, runId });
  }
}
const [first, ...others] = runs;
if (!first) throw new Error('no runs were started');
const { userId, runId } = first;
const send = keepTime(hub.clock, async (chunk) => streams.append({ userId, runId, epoch: 1, chunk }));
const played = await playRun(GAME, { seed: 2 }, send, { skill: 'good', quitAfter });
// The others are the same run, for a quick start.
const { db } = hub.services;
const chunks = await db.selectFrom('run_chunks').selectAll().where('run_id', '=', runId).orderBy('seq').execute();
await runConcurrently(others, LANES, async (other) =>
  db.transaction(async (trx) =>
    insertChunks(
      trx,
      chunks.map((chunk) => ({ ...chunk, run_id: other.runId })),
    ),
  ),
);
hub.clock.set(hub.clock.now());
const requests = runs.map(({ cookie, runId }) => ({ cookie, body: JSON.stringify(claimFor({ ...played, runId })) }));

process.send?.({ url: hub.url, cookie: observer.cookie(), requests, ticks: played.log.ticks } satisfies ReplayHub);
process.once('disconnect', () => void hub.close());
