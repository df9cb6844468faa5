import { type SentRecording, playAgain } from '@star-seekers/games/play-again';
import { loadSimOf } from '@star-seekers/games/sims';

/** What the worker is asked. */
export type CheckedReplay = SentRecording & { readonly gameId: number };

export type CheckResult =
  | { readonly score: number; readonly hash: string; readonly ticks: number; readonly ms: number }
  /** The recording could not be played. */
  | { readonly problem: string };

globalThis.addEventListener('message', ({ data }: MessageEvent<CheckedReplay>) => {
  void check(data).then((result) => globalThis.postMessage(result, {}));
});

async function check(replay: CheckedReplay): Promise<CheckResult> {
  try {
    const startedAt = performance.now();
    const played = await playAgain(await loadSimOf(replay.gameId), replay);
    if ('problem' in played) return played;
    const { outcome, stateHash, ticks } = played;
    return { score: outcome.score, hash: stateHash, ticks, ms: performance.now() - startedAt };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
