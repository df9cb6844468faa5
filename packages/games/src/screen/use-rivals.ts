import { useEffect, useState } from 'react';
import type { HostedRuns } from './game-host.ts';
import type { RivalPace } from './rival-pace.ts';

const NONE: readonly RivalPace[] = [];

/** Whom a ranked run races; nobody until that is known. @param runId undefined without such a run */
export function useRivals(runs: HostedRuns | null, runId: string | undefined): readonly RivalPace[] {
  const [found, setFound] = useState<{ readonly runId: string; readonly rivals: readonly RivalPace[] }>();
  useEffect(() => {
    if (!runs?.rivals || runId === undefined) return undefined;
    let isOver = false;
    void runs.rivals(runId).then((rivals) => {
      if (!isOver) setFound({ runId, rivals });
    });
    return () => {
      isOver = true;
    };
  }, [runs, runId]);
  return found !== undefined && found.runId === runId ? found.rivals : NONE;
}
