import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';

/** Long after the first screen is drawn, when nobody has moved. */
const AFTER_MS = 4000;

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

async function loadWidget() {
  const [{ MusicWidget }] = await Promise.all([import('./music-widget.tsx'), loadTexts('music')]);
  return <MusicWidget />;
}

/** Where the music player appears: after the first sign of life or a while, since no first screen waits for it. */
export function MusicHost() {
  const { pathname } = useLocation();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const become = () => {
      stop.abort();
      setDue(true);
    };
    const timer = setTimeout(become, AFTER_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, become, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  // The next page tries again what did not come on this one.
  return <OnDemand load={loadWidget} wanted={due && pathname} />;
}
