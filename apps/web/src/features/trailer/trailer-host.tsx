import { useEffect } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { closeTrailer, dismissTrailer, useTrailer } from './trailer-store.ts';

async function loadOverlay() {
  const [{ TrailerOverlay }] = await Promise.all([import('./trailer-overlay.tsx'), loadTexts('trailer')]);
  return <TrailerOverlay />;
}

/** Mounts the trailer. Loads its code when it first opens; if that fails, the hub opens at once. */
export function TrailerHost() {
  const trigger = useTrailer(({ onDone }) => onDone);
  useEffect(() => dismissTrailer, []);
  return <OnDemand load={loadOverlay} trigger={trigger} onFailed={closeTrailer} />;
}
