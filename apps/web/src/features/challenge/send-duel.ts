import type { ApiClient } from '@star-seekers/contracts/client';
import { ApiError } from '@star-seekers/contracts/client';
import type { FinishedRun, Submission } from '@star-seekers/games/game-host';
import { packReplay } from '@star-seekers/games/replay-transport';
import { type AnyGameSim, encodeCommandLog } from '@star-seekers/sim';
import { describeError } from '../../shell/describe-error.ts';
import { delay } from '../../ui/delay.ts';

/** A verifier that is busy is asked again so often, at the times that it names. */
const PATIENCE = 10;

const BUSY_AGAIN_S = 2;

/** Hands in a duel. @param keep hands it in again; never rejects */
export async function sendDuel(
  api: ApiClient,
  sim: AnyGameSim,
  { id, keep }: { readonly id: string; readonly keep: () => void },
  { log, outcome }: FinishedRun,
): Promise<Submission> {
  const replay = await packReplay(encodeCommandLog(sim.commands, log));
  const body = { rulesVersion: sim.rulesVersion, score: outcome.score, replay };
  for (let attempt = 1; ; attempt++) {
    try {
      const { isBest, place, of } = await api('submitDuel', { params: { id }, body });
      return { status: 'duel', isBest, place, of };
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined;
      if (failure?.code === 'network') return { status: 'unkept', reason: 'network', keep };
      if (failure?.code === 'auth/required') return { status: 'unkept', reason: 'visitor', keep };
      if (failure?.code !== 'runs/busy' || attempt >= PATIENCE)
        return { status: 'rejected', message: describeError(error) };
      await delay((failure.retryAfterS ?? BUSY_AGAIN_S) * 1000);
    }
  }
}
