/** A hub with many open runs and their replays, in a separate process, so that a flood does not distort the measurement. */
import { claimFor, newPlayer, playRun, startRun, startTestServer } from '@star-seekers/api/testing';
import type { Client } from './ordinary-requests.ts';

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

/** Cosmic Battle Arena has the longest runs: a good bot plays for a quarter of an hour. */
const GAME = 1;

const {
  players,
  runsEach,
  verifierQueue,
  quitAfter = Number.POSITIVE_INFINITY,
} = JSON.parse(process.argv[2] ?? '') as ReplayHubOptions;
// One seed, so that a single replay fits every run.
const hub = await startTestServer({
  randomness: { seed: () => 2 },
  limits: { openRunsPerGame: runsEach, verifierQueue },
});
const observer = await newPlayer(hub);

const runs: { cookie: string; runId: string }[] = [];
let playedRun: Awaited<ReturnType<typeof playRun>> | undefined;
for (let number = 0; number < players; number++) {
  const player = await newPlayer(hub, runsEach);
  for (let index = 0; index < runsEach; index++) {
    const { runId, setup } = await startRun(player, GAME);
    playedRun ??= await playRun(GAME, setup, { skill: 'good', quitAfter });
    runs.push({ cookie: player.cookie(), runId });
  }
}
if (!playedRun) throw new Error('no runs were started');
const played = playedRun;
hub.clock.advance(24 * 60 * 60 * 1000);
const requests = runs.map(({ cookie, runId }) => ({ cookie, body: JSON.stringify(claimFor({ ...played, runId })) }));

process.send?.({ url: hub.url, cookie: observer.cookie(), requests, ticks: played.log.ticks } satisfies ReplayHub);
process.once('disconnect', () => void hub.close());
