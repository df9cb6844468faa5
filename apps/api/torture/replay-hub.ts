/** A hub with many finished runs that were streamed and not claimed, in a separate process, so that a flood does not distort the measurement. */
import { claimFor, keepTime, newPlayer, playRun, startRun, startTestServer } from '@star-seekers/api/testing';
import { TICK_MS, encodeCommandLog, toBase64Url } from '@star-seekers/sim';
import type { Chunk } from '@star-seekers/stream';
import { gameWithId } from '../src/testing/play-run.ts';
import type { Client } from './ordinary-requests.ts';
import { runConcurrently } from './torture.ts';

/** Options of {@link ReplayHub}. */
export interface ReplayHubOptions {
  readonly players: number;
  /** Runs per player. Requests of one player are serialized. */
  readonly runsEach: number;
  readonly verifierQueue: number;
  /** Tick at which the player quits. Default: the natural end. */
  readonly quitAfter?: number;
}

export interface ReplayHub extends Client {
  /** Prepared score submissions. */
  readonly requests: readonly { readonly cookie: string; readonly body: string }[];
  readonly ticks: number;
}

/** Chunks that are stored at once. */
const STREAMS = 256;

/** Cosmic Battle Arena has the longest runs: a good bot plays for a quarter of an hour. */
const GAME = 1;

const {
  players,
  runsEach,
  verifierQueue,
  quitAfter = Number.POSITIVE_INFINITY,
} = JSON.parse(process.argv[2] ?? '') as ReplayHubOptions;
// One seed, so that every run has the same beacons, and what was streamed of one run fits all.
const hub = await startTestServer({
  randomness: { seed: () => 2 },
  limits: { openRunsPerGame: runsEach, verifierQueue },
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
const chunks: Chunk[] = [];
const send = keepTime(hub.clock, async (chunk) => {
  chunks.push(chunk);
  return streams.append(first.userId, first.runId, 1, chunk);
});
const played = await playRun(GAME, { seed: 2 }, send, { skill: 'good', quitAfter });

// The others are streamed in two chunks each, for a quick start.
const [beginning] = chunks;
if (!beginning) throw new Error('no chunks were sent');
const log = encodeCommandLog(gameWithId(GAME).sim.commands, played.log);
const rest: Chunk = {
  seq: 1,
  kind: 'end',
  toTick: played.log.ticks,
  log: toBase64Url(log),
  calls: chunks.flatMap(({ calls }) => calls),
};
const stream = async (chunk: Chunk) =>
  runConcurrently(others, STREAMS, async ({ userId, runId }) => void (await streams.append(userId, runId, 1, chunk)));
await stream(beginning);
hub.clock.advance(Math.ceil(played.log.ticks * TICK_MS));
await stream(rest);
hub.clock.set(hub.clock.now());
const requests = runs.map(({ cookie, runId }) => ({ cookie, body: JSON.stringify(claimFor({ ...played, runId })) }));

process.send?.({ url: hub.url, cookie: observer.cookie(), requests, ticks: played.log.ticks } satisfies ReplayHub);
process.once('disconnect', () => void hub.close());
