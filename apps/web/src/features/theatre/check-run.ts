import { ask } from './ask-worker.ts';
import type { CheckResult, CheckedReplay } from './check-worker.ts';
import { askSealedRules } from './sealed-rules.ts';

export interface CheckRequest {
  readonly replay: CheckedReplay;
  /** Address of the build whose rules it was played by; null: this one. */
  readonly archive: string | null;
}

/** Plays a recording again in a worker of this browser. Never resolves once `signal` is aborted. */
export async function checkRun({ replay, archive }: CheckRequest, signal?: AbortSignal): Promise<CheckResult> {
  if (archive !== null) return askSealedRules(archive, replay, signal);
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  return (await ask(worker, replay, signal)) as CheckResult;
}
