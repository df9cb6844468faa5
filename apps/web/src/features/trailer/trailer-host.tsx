import { useEffect } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { closeTrailer, dismissTrailer, useTrailer } from './trailer-store.ts';

async function loadOverlay() {
  const [{ TrailerOverlay }] = await Promise.all([import('./trailer-overlay.tsx'), loadTexts('trailer')]);
  return <TrailerOverlay />;
}

/** Where the trailer appears. Its code comes when it is first wanted; without it the way into the hub is free. */
export function TrailerHost() {
  const wanted = useTrailer(({ onDone }) => onDone);
  useEffect(() => dismissTrailer, []);
  return <OnDemand load={loadOverlay} wanted={wanted} onFailed={closeTrailer} />;
}
