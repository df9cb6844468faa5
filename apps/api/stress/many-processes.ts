import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '@star-seekers/games';
import { createTestDatabase } from '../src/testing/databases/test-database.ts';
import { ledgerFaults, newPlayer, startRun, startTestServer } from '../src/testing/index.ts';
import { Fleet } from './fleet/fleet.ts';
import { RoamingPage, SeenRefusal } from './fleet/roaming-page.ts';
import { stress, tally } from './stress.ts';

const SERVERS = 3;

/** Most runs begin within this time. */
const SPREAD_MS = 2000;

/** Share of the chunks after which a page reaches another server, as {@link RoamingPage} has it. */
const MOVES = 0.1;

interface Plan {
  readonly players: number;
  readonly runsEach: number;
  readonly ticks: number;
  /** Whether each server is a process of its own, of which one is killed. */
  readonly isApart: boolean;
  /** Between two restarts. */
  readonly pauseMs: number;
}

export const manyProcesses = stress<Plan>({
  promise:
    'no run is lost, and no player sees an error, when every request reaches any of three servers that are restarted',
  short: { players: 6, runsEach: 2, ticks: 240, isApart: false, pauseMs: 500 },
  long: { players: 100, runsEach: 10, ticks: 7200, isApart: true, pauseMs: 10_000 },
  run: async ({ players, runsEach, ticks, isApart, pauseMs }) => {
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
        const posts = index % 2 === 1;
        const cookie = player.cookie();
        pages.push(
          new RoamingPage({ fleet, cookie, run: started, botSeed: index, quitAfter: ticks, posts, moves: MOVES }),
        );
      }
    }
    const outcomes: string[] = [];
    const faults: string[] = [];
    const playing = pages.map(async (page, index) => {
      await sleep((SPREAD_MS * index) / pages.length);
      try {
        const { played, answer } = await page.play();
        const fault = answer.witness.fault ?? 'counted';
        outcomes.push(fault);
        // Whoever has not done anything yet has not played.
        if (fault !== 'counted' && fault !== 'unplayed') faults.push(`a run of game ${played.gameId} is ${fault}`);
        if (answer.score !== played.score) faults.push(`a score is ${answer.score}, not ${played.score}`);
      } catch (error) {
        if (!(error instanceof SeenRefusal)) throw error;
        outcomes.push(`lost by ${error.message}`);
        faults.push(`run ${index} was refused: ${error.message}`);
      }
    });
    await sleep(SPREAD_MS);
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
      `${pages.length} runs, ${fleet.restarts} restarts, ${fleet.kills} kills: ${tally(outcomes)}`,
      `${waits.length} chunks acknowledged, p50 ${quantile(0.5)}, p99 ${quantile(0.99)}, at most ${quantile(1)} ms`,
      `sent again after ${retries || 'nothing'}`,
    ].join('; ');
    return { text, faults };
  },
});
