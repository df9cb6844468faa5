import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '@star-seekers/games';
import { createTestDatabase } from '../src/testing/databases/test-database.ts';
import { ledgerFaults, newPlayer, startRun, startTestServer } from '../src/testing/index.ts';
import { Fleet } from './fleet/fleet.ts';
import { RoamingPage, SeenRefusal } from './fleet/roaming-page.ts';
import { RACING, stress, tally } from './stress.ts';

const SERVERS = 3;

interface Plan {
  readonly players: number;
  readonly runsEach: number;
  readonly ticks: number;
  /** Whether each server is a process of its own, of which one is killed. */
  readonly isApart: boolean;
  /** Between two restarts. */
  readonly pauseMs: number;
  /** The runs begin within this time. */
  readonly spreadMs: number;
  /** One run in so many is sent by a request a chunk. */
  readonly onePostsIn: number;
  /** Share of the chunks after which a page reaches another server, as {@link RoamingPage} has it. */
  readonly moves: number;
}

export const manyProcesses = stress<Plan>({
  promise:
    'no run is lost, and no player sees an error, when every request reaches any of three servers that are restarted',
  shortOn: RACING,
  short: {
    players: 6,
    runsEach: 2,
    ticks: 240,
    isApart: false,
    pauseMs: 500,
    spreadMs: 2000,
    onePostsIn: 2,
    moves: 0.1,
  },
  // Two cores bear the load of a thousand pages if those are as pages are: few send requests, and connections last.
  long: {
    players: 100,
    runsEach: 10,
    ticks: 7200,
    isApart: true,
    pauseMs: 20_000,
    spreadMs: 60_000,
    onePostsIn: 10,
    moves: 0.02,
  },
  run: async ({ players, runsEach, ticks, isApart, pauseMs, spreadMs, onePostsIn, moves }) => {
    const database = await createTestDatabase();
    const limits = { openRunsPerGame: runsEach, streamFlushMs: 100 };
    const control = await startTestServer({ database: database.address, limits });
    const fleet = await Fleet.start({ database: database.address, limits, servers: SERVERS, isApart });
    const pages: RoamingPage[] = [];
    const ids = [...games.keys()];
    for (let number = 0; number < players; number++) {
      const player = await newPlayer(control, runsEach);
      for (let run = 0; run < runsEach; run++) {
        const index = pages.length;
        const started = await startRun(player, ids[index % ids.length]);
        const posts = Math.floor(index / ids.length) % onePostsIn === 0;
        const cookie = player.cookie();
        pages.push(new RoamingPage({ fleet, cookie, run: started, botSeed: index, quitAfter: ticks, posts, moves }));
      }
    }
    const outcomes: string[] = [];
    const faults: string[] = [];
    let underWay = 0;
    let atOnce = 0;
    const playing = pages.map(async (page, index) => {
      await sleep((spreadMs * index) / pages.length);
      atOnce = Math.max(atOnce, ++underWay);
      try {
        const { played, answer } = await page.play();
        const fault = answer.witness.fault ?? 'counted';
        outcomes.push(fault);
        // Whoever has not done anything yet has not played.
        if (fault !== 'counted' && fault !== 'unplayed')
          faults.push(`a run of game ${played.gameId} is ${JSON.stringify(answer.witness)}`);
        if (answer.score !== played.score) faults.push(`a score is ${answer.score}, not ${played.score}`);
      } catch (error) {
        if (!(error instanceof SeenRefusal)) throw error;
        outcomes.push(`lost by ${error.message}`);
        faults.push(`run ${index} was refused: ${error.message}`);
      } finally {
        underWay--;
      }
    });
    await sleep(spreadMs / 2);
    do {
      if (isApart) await fleet.kill();
      await fleet.restart(pauseMs);
    } while (outcomes.length < pages.length);
    await Promise.all(playing);
    faults.push(...(await ledgerFaults(control.services.db)));
    await fleet.stop();
    await control.close();
    await database.remove();
    const waits = pages.flatMap((page) => page.waits).toSorted((one, other) => one - other);
    const quantile = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
    const retries = tally(pages.flatMap((page) => page.retries));
    const text = [
      `${pages.length} runs, ${atOnce} at once, ${fleet.restarts} restarts, ${fleet.kills} kills: ${tally(outcomes)}`,
      `${waits.length} chunks acknowledged, p50 ${quantile(0.5)}, p99 ${quantile(0.99)}, at most ${quantile(1)} ms`,
      `sent again after ${retries || 'nothing'}`,
    ].join('; ');
    return { text, faults };
  },
});
