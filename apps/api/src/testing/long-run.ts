import { LIVE_DELAY_MS } from '@star-seekers/contracts/run';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { claimFor, playRun, sendTo, startRun } from './play-run.ts';
import { newPlayer } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** A run that has been played to its end, is still open, and may be watched. */
export interface LongRun {
  readonly runId: string;
  /** Its name in `GET /api/live`. */
  readonly liveId: string;
  readonly ticks: number;
  /** Claims its score, so that it is closed. */
  claim(): Promise<void>;
}

const TICKS = 10 * 60 * TICKS_PER_SECOND;

/** The bot does not always live so long; the longest of these runs is taken. */
const MOST_RUNS = 5;

/**
 * Ten minutes of a good bot, or the longest that it manages. Afterwards the clock stands where viewers see all of it, and where the player has just
 * been heard of.
 */
export async function longRun(server: TestServer, gameId: number): Promise<LongRun> {
  let longest: LongRun | undefined;
  let heardAt = 0;
  server.clock.set(server.clock.now());
  for (let run = 0; run < MOST_RUNS && (longest?.ticks ?? 0) < TICKS; run++) {
    const player = await newPlayer(server, 1);
    await player.api('updateProfile', { body: { watchable: true } });
    const { runId, setup } = await startRun(player, gameId);
    const send = sendTo(server, runId);
    const played = await playRun(gameId, setup, send, { skill: 'good', botSeed: run, quitAfter: TICKS });
    const { ticks } = played.log;
    if (longest && ticks <= longest.ticks) continue;
    const { live_id: liveId } = await server.services.db
      .selectFrom('runs')
      .select('live_id')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    if (liveId === null) throw new Error(`run ${runId} cannot be watched`);
    const claim = async () => void (await player.api('submitScore', { body: claimFor({ ...played, runId }) }));
    heardAt = server.clock.now();
    longest = { runId, liveId, ticks, claim };
  }
  if (!longest) throw new Error('no run was played');
  server.clock.stop(heardAt + LIVE_DELAY_MS);
  return longest;
}
