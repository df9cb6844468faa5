/** The answer of a worker, or the problem that ended it; it does nothing else. Never resolves once `signal` is aborted. */
export async function ask(worker: Worker, request: unknown, signal?: AbortSignal): Promise<unknown> {
  signal?.addEventListener('abort', () => worker.terminate());
  return new Promise((resolve) => {
    const finish = (answer: unknown) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => finish(data));
    worker.addEventListener('error', ({ message }) => finish({ problem: message }));
    worker.postMessage(request, {});
  });
}
