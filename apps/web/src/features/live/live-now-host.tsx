import { useCallback } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';

/** Mounts the list of live runs after the page, which does not wait for its code. */
export function LiveNowHost() {
  const load = useCallback(async () => {
    const [{ LiveNow }] = await Promise.all([import('./live-now.tsx'), loadTexts('play')]);
    return <LiveNow />;
  }, []);
  return <OnDemand load={load} trigger />;
}
