import type { CheckRequest, CheckResult } from './check-worker.ts';

/** Plays a recording again in a worker of this browser. Never resolves once `signal` is aborted. */
export async function checkRun(request: CheckRequest, signal?: AbortSignal): Promise<CheckResult> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  signal?.addEventListener('abort', () => worker.terminate());
  return new Promise((resolve) => {
    const finish = (result: CheckResult) => {
      worker.terminate();
      resolve(result);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<CheckResult>) => finish(data));
    worker.addEventListener('error', ({ message }) => finish({ problem: message }));
    worker.postMessage(request, {});
  });
}
