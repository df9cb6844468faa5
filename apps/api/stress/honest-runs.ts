import type { SubmitScoreAnswer, SubmitScoreBody } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { games } from '@star-seekers/games';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import {
  type TestPlayer,
  SharedTime,
  type TestServer,
  claimFor,
  keepTime,
  ledgerFaults,
  newPlayer,
  playRun,
  sendAtOnce,
  startRun,
  startTestServer,
} from '../src/testing/index.ts';
import { stress } from './stress.ts';

const QUIZ = 4;

interface Scale {
  readonly players: number;
  readonly runsEach: number;
}

interface Tally {
  readonly best: Map<number, number>;
  points: number;
  /** Runs that count. */
  played: number;
  /** Submissions that were retried. */
  retries: number;
  readonly faults: string[];
}

/** Plays all games in turn: most runs by a poor bot, some by a good one. */
async function playMany(
  server: TestServer,
  time: SharedTime,
  player: TestPlayer,
  { index, runs }: { readonly index: number; readonly runs: number },
): Promise<Tally> {
  const tally: Tally = { best: new Map(), points: 0, played: 0, retries: 0, faults: [] };
  const ids = [...games.keys()];
  for (let number = 0; number < runs; number++) {
    const gameId = ids[number % ids.length] as number;
    // A poor player of the quiz would leave while reading the briefing, and such runs count nowhere.
    const good = number % 10 === 0 || gameId === QUIZ;
    const { runId, setup } = await startRun(player, gameId);
    const playedRun = await time.with(async () =>
      playRun(gameId, setup, keepTime(server.clock, sendAtOnce(player, runId), time), {
        skill: good ? 'good' : 'poor',
        botSeed: index * runs + number,
        quitAfter: (good ? 40 : 20) * TICKS_PER_SECOND,
      }),
    );
    // A poor bot may fly straight on for all of its run; a run without a command has not been played.
    const isPlayed = playedRun.log.commands.length > 0;
    if (isPlayed) {
      tally.best.set(gameId, Math.max(tally.best.get(gameId) ?? 0, playedRun.score));
      tally.points += playedRun.points;
      tally.played++;
    }
    try {
      const answer = await submitWithRetries(player, claimFor({ ...playedRun, runId }), tally);
      const received = [answer.score, answer.bestScore, answer.totalPoints, answer.witness.fault].join();
      const expected = [
        playedRun.score,
        tally.best.get(gameId) ?? 0,
        tally.points,
        isPlayed ? null : 'unplayed',
      ].join();
      if (received !== expected) tally.faults.push(`run ${runId} of game ${gameId}: ${received}, not ${expected}`);
    } catch (error) {
      // Stop: the open run would block the next start of this game.
      tally.faults.push(`run ${runId} of game ${gameId} was rejected: ${(error as { code: string }).code}`);
      return tally;
    }
  }
  return tally;
}

/** Errors to retry. A server at its limits closes connections that wait for long. */
const RETRIABLE: ReadonlySet<string> = new Set(['runs/busy', 'network']);

/** Submits a run and retries while the verifier is busy or the response is lost, like the hub, but without a pause. */
async function submitWithRetries(player: TestPlayer, claim: SubmitScoreBody, tally: Tally): Promise<SubmitScoreAnswer> {
  for (;;) {
    try {
      return await player.api('submitScore', { body: claim });
    } catch (error) {
      if (!(error instanceof ApiError) || !RETRIABLE.has(error.code)) throw error;
      tally.retries++;
    }
  }
}

export const honestRuns = stress<Scale>({
  promise: 'every honest run is witnessed, accepted and counted on the boards',
  short: { players: 2, runsEach: 6 },
  long: { players: 20, runsEach: 500 },
  run: async ({ players: count, runsEach }) => {
    const server = await startTestServer();
    const players: TestPlayer[] = [];
    for (let index = 0; index < count; index++) players.push(await newPlayer(server, runsEach));
    const time = new SharedTime(server.clock);
    const tallies = await Promise.all(
      players.map(async (player, index) => playMany(server, time, player, { index, runs: runsEach })),
    );

    const faults = [...tallies.flatMap((tally) => tally.faults), ...(await ledgerFaults(server.services.db))];
    const hall = (await players[0]?.api('globalBoard')) ?? [];
    for (const [index, { user, api }] of players.entries()) {
      const row = hall.find((candidate) => candidate.user.id === user.id);
      const { points, played } = tallies[index] as Tally;
      if (row?.totalPoints !== points || row.gamesPlayed !== played) {
        faults.push(
          `${user.username} has ${row?.totalPoints} points of ${row?.gamesPlayed} runs, not ${points} of ${played}`,
        );
      }
      const { credits } = (await api('user')).user;
      if (credits !== 0) faults.push(`${user.username} has ${credits} credits left`);
    }
    await server.close();
    const retries = tallies.reduce((sum, tally) => sum + tally.retries, 0);
    const text = `${count * runsEach} honest runs of ${games.size} games, ${retries} retries, ${faults.length} faults`;
    return { text, faults };
  },
});
