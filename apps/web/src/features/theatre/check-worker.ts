import type { ReplayAnswer } from '@star-seekers/contracts';
import { type PlayedAgain, type Unplayable, playAgain } from '@star-seekers/games/play-again';
import { loadSimOf } from '@star-seekers/games/sims';
import type * as simulations from '../../player/simulations.ts';

/** What the worker is asked. */
export interface CheckRequest {
  /** The recording as it came from the server. */
  readonly replay: ReplayAnswer;
  /** Address of the build whose rules it was played by; null: this one. */
  readonly archive: string | null;
}

export type CheckResult =
  | { readonly score: number; readonly hash: string; readonly ticks: number; readonly ms: number }
  /** The recording could not be played. */
  | { readonly problem: string };

globalThis.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void check(data).then((result) => globalThis.postMessage(result, {}));
});

async function check(request: CheckRequest): Promise<CheckResult> {
  try {
    const startedAt = performance.now();
    const played = await play(request);
    if ('problem' in played) return played;
    const { outcome, stateHash, ticks } = played;
    return { score: outcome.score, hash: stateHash, ticks, ms: performance.now() - startedAt };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function play({ replay, archive }: CheckRequest): Promise<PlayedAgain | Unplayable> {
  if (archive === null) return playAgain(await loadSimOf(replay.gameId), replay);
  const rules = (await import(/* @vite-ignore */ `${archive}/simulations.mjs`)) as typeof simulations;
  return rules.playAgain(replay.gameId, replay);
}
