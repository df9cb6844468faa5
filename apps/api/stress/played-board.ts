import { type Rng, nextInt } from '@star-seekers/sim';
import { packLog, traceRun } from '../src/domains/verifier/trace-run.ts';
import { newId } from '../src/platform/ids.ts';
import type { Services } from '../src/platform/services.ts';
import { addPlayer, countUnplayed } from '../src/testing/drawn-runs.ts';
import { playAlone } from '../src/testing/index.ts';
import { gameWithId } from '../src/testing/play-run.ts';

/** Ticks after which players quit: each run has beacons. */
const QUIT_AFTER = { least: 310, spread: 120 };

/** Players and their runs, on the boards of a game as if they had been submitted. @returns how many rows the boards have */
export async function playBoard(services: Services, rng: Rng, gameId: number, players: number): Promise<number> {
  let rows = 0;
  for (let number = 0; number < players; number++) {
    const player = { now: services.clock.now(), username: `pilot-${number}`, faction: 'oni' } as const;
    const userId = await addPlayer(services.db, player);
    if ((await countPlayed(services, rng, { gameId, userId, number })) > 0) rows++;
  }
  return rows;
}

/** Plays a run with a bot and counts it. @returns its score */
async function countPlayed(
  services: Services,
  rng: Rng,
  { gameId, userId, number }: { readonly gameId: number; readonly userId: string; readonly number: number },
): Promise<number> {
  const game = gameWithId(gameId);
  const now = services.clock.now();
  const setup = { seed: nextInt(rng, 2 ** 31) };
  // Each run has a secret of its own, as `localDealer` makes it.
  const dealerSeed = number + 1;
  const quitAfter = QUIT_AFTER.least + nextInt(rng, QUIT_AFTER.spread);
  const played = await playAlone(gameId, setup, { dealerSeed, skill: 'good', botSeed: number, quitAfter });
  const { outcome, publicLog, trace } = traceRun(game, setup, played.log);
  await countUnplayed(services, {
    run: {
      id: newId(now),
      user_id: userId,
      game_id: gameId,
      rules_version: game.sim.rulesVersion,
      setup: JSON.stringify(setup),
      faction: 'oni',
      secret: JSON.stringify([dealerSeed, 0, 0, 0]),
    },
    proof: { outcome, ticks: played.log.ticks, replay: packLog(game.sim, publicLog), trace },
    finishedAt: now,
  });
  return outcome.score;
}
