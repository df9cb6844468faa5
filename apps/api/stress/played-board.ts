import { COMMAND_LOG_FORMAT, type Rng, nextInt } from '@star-seekers/sim';
import { insertUser } from '../src/domains/auth/repository.ts';
import { countVerifiedRun } from '../src/domains/runs/count-verified-run.ts';
import { packLog } from '../src/domains/runs/pack-log.ts';
import { traceRun } from '../src/domains/runs/page/trace-run.ts';
import { insertRun } from '../src/domains/runs/repository.ts';
import { newId } from '../src/platform/ids.ts';
import type { Services } from '../src/platform/services.ts';
import { playAlone } from '../src/testing/index.ts';
import { gameWithId } from '../src/testing/play-run.ts';

/** Ticks after which players quit: each run has beacons. */
const QUIT_AFTER = { least: 310, spread: 120 };

/** Players and their runs, on the boards of a game as if they had been submitted. @returns how many rows the boards have */
export async function playBoard(services: Services, rng: Rng, gameId: number, players: number): Promise<number> {
  let rows = 0;
  for (let number = 0; number < players; number++) {
    const userId = await addPlayer(services, number);
    if ((await countPlayed(services, rng, { gameId, userId, number })) > 0) rows++;
  }
  return rows;
}

async function addPlayer({ db, clock }: Services, number: number): Promise<string> {
  const now = clock.now();
  const id = newId(now);
  const username = `pilot-${number}`;
  await insertUser(db, {
    id,
    username,
    username_key: username,
    email: username,
    email_key: username,
    password_hash: '',
    faction: 'oni',
    solana_wallet: null,
    created_at: now,
  });
  return id;
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
  const run = {
    id: newId(now),
    user_id: userId,
    game_id: gameId,
    rules_version: game.sim.rulesVersion,
    setup: JSON.stringify(setup),
    faction: 'oni',
    status: 'open',
    started_at: now,
    expires_at: now,
    closed_at: null,
    claim_hash: null,
    answer: null,
    secret: JSON.stringify([dealerSeed, 0, 0, 0]),
    epoch: 1,
    log_format: COMMAND_LOG_FORMAT,
    live_id: null,
    verifying_until: null,
    day: null,
    day_share: null,
    day_medal: null,
  } as const;
  await insertRun(services.db, run);
  const proof = {
    proven: true,
    outcome,
    ticks: played.log.ticks,
    keepsakes: [],
    commendations: [],
    replay: packLog(game.sim, publicLog),
    trace,
    figures: { unaccountedMs: 0, lateTicks: 0, missedBeacons: 0, pauses: 0, longestPauseMs: 0, pausedAt: [] },
    fault: undefined,
  } as const;
  const { score, points } = outcome;
  await countVerifiedRun(services, { run, proof, finishedAt: now }, { score, points, hash: run.id, at: now });
  return score;
}
