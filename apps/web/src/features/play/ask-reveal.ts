import type { ErrorCode } from '@star-seekers/contracts';
import { ApiError, type ApiClient } from '@star-seekers/contracts/client';
import type { RevealResult } from '@star-seekers/games/game-host';
import type { RevealCall } from '@star-seekers/sim';

/** After these the server tells the run nothing more. Whatever else comes (no network, a limit, a proxy's page) is asked again. */
const FINAL: ReadonlySet<string> = new Set<ErrorCode>([
  'runs/reveal_refused',
  'runs/closed',
  'runs/expired',
  'runs/stale_rules',
  'runs/not_found',
  'request/invalid',
]);

/** An answer that takes longer is taken for lost. */
const PATIENCE_MS = 8000;

/** Asks the server for something that a run hides. Rejects when no answer came. */
export async function askReveal(api: ApiClient, runId: string, call: RevealCall): Promise<RevealResult> {
  const { index, tick, request } = call;
  try {
    const body = { index, tick, request: { ...request } };
    const options = { signal: AbortSignal.timeout(PATIENCE_MS) };
    return { answer: await api('reveal', { params: { id: runId }, body }, options) };
  } catch (error) {
    if (error instanceof ApiError && FINAL.has(error.code)) return { refused: true };
    throw error;
  }
}
