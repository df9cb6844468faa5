import { useEffect, useRef, useState } from 'react';
import { type CheckRequest, checkRun } from './check-run.ts';
import type { CheckResult } from './check-worker.ts';

export type RunCheck = { readonly status: 'idle' | 'busy' } | { readonly status: 'done'; readonly result: CheckResult };

/** Plays a recording again when the viewer asks for it. */
export function useRunCheck(request: CheckRequest): { readonly check: RunCheck; readonly start: () => void } {
  const [check, setCheck] = useState<RunCheck>({ status: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const start = () => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    setCheck({ status: 'busy' });
    void checkRun(request, own.signal).then((result) => setCheck({ status: 'done', result }));
  };
  return { check, start };
}
