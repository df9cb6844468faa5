import type { ReplayAnswer } from '@star-seekers/contracts';
import type { GameSlug } from '@star-seekers/games/catalog';
import { loadSim } from '@star-seekers/games/sims';
import { hashState, verifyLog } from '@star-seekers/sim';
import { recordingOf } from './recording.ts';

/** What the worker is asked: a recording as it came from the server. */
export interface CheckRequest {
  readonly slug: GameSlug;
  readonly replay: ReplayAnswer;
}

export type CheckResult =
  | { readonly score: number; readonly hash: string; readonly ticks: number; readonly ms: number }
  /** The recording could not be played. */
  | { readonly problem: string };

globalThis.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void check(data).then((result) => globalThis.postMessage(result, {}));
});

async function check({ slug, replay }: CheckRequest): Promise<CheckResult> {
  try {
    const sim = await loadSim(slug);
    const { setup, log } = await recordingOf(sim, replay);
    const startedAt = performance.now();
    const { outcome, run } = verifyLog(sim, setup, log);
    const ms = performance.now() - startedAt;
    return { score: outcome.score, hash: hashState(run.state), ticks: log.ticks, ms };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
