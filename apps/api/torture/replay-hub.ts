/** A hub with many open runs and what they all come to, in a process of its own: a flood is felt there and not by those who measure it. */
import { claimFor, newPlayer, playRun, startRun, startTestServer } from '@star-seekers/api/testing';
import type { Caller } from './ordinary-calls.ts';

/** What {@link ReplayHub} is to prepare. */
export interface ReplayHubOrder {
  readonly players: number;
  /** A player's own calls wait for each other. */
  readonly runsEach: number;
  readonly verifierQueue: number;
  /** When the player leaves; without it the run lasts as long as it can. */
  readonly quitAfter?: number;
}

export interface ReplayHub extends Caller {
  /** The score calls of the runs, ready to be sent. */
  readonly calls: readonly { readonly cookie: string; readonly body: string }[];
  readonly ticks: number;
}

/** Cosmic Battle Arena has the longest runs: a good bot is at it for a quarter of an hour. */
const GAME = 1;

const {
  players,
  runsEach,
  verifierQueue,
  quitAfter = Number.POSITIVE_INFINITY,
} = JSON.parse(process.argv[2] ?? '') as ReplayHubOrder;
// One seed for all: a replay is played once and is good for every run.
const hub = await startTestServer({
  randomness: { seed: () => 2 },
  limits: { openRunsPerGame: runsEach, verifierQueue },
});
const onlooker = await newPlayer(hub);

const started: { cookie: string; runId: string }[] = [];
let replayed: Awaited<ReturnType<typeof playRun>> | undefined;
for (let number = 0; number < players; number++) {
  const player = await newPlayer(hub, runsEach);
  for (let index = 0; index < runsEach; index++) {
    const { runId, setup } = await startRun(player, GAME);
    replayed ??= await playRun(GAME, setup, { skill: 'good', quitAfter });
    started.push({ cookie: player.cookie(), runId });
  }
}
if (!replayed) throw new Error('there is no run to replay');
const played = replayed;
hub.clock.advance(24 * 60 * 60 * 1000);
const calls = started.map(({ cookie, runId }) => ({ cookie, body: JSON.stringify(claimFor({ ...played, runId })) }));

process.send?.({ url: hub.url, cookie: onlooker.cookie(), calls, ticks: played.log.ticks } satisfies ReplayHub);
process.once('disconnect', () => void hub.close());
