import { useEffect, useRef, useState } from 'react';
import type { CheckRequest, CheckResult } from './check-worker.ts';

export type RunCheck = { readonly status: 'idle' | 'busy' } | { readonly status: 'done'; readonly result: CheckResult };

/** Plays a recording again in a worker of this browser. */
export function useRunCheck(request: CheckRequest): { readonly check: RunCheck; readonly start: () => void } {
  const [check, setCheck] = useState<RunCheck>({ status: 'idle' });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  const start = () => {
    worker.current?.terminate();
    const own = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    setCheck({ status: 'busy' });
    const finish = (result: CheckResult) => {
      own.terminate();
      setCheck({ status: 'done', result });
    };
    own.addEventListener('message', ({ data }: MessageEvent<CheckResult>) => finish(data));
    own.addEventListener('error', ({ message }) => finish({ problem: message }));
    own.postMessage(request, {});
  };
  return { check, start };
}
