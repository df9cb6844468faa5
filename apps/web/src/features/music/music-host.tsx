import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';

/** Delay without user activity, so that the first screen is not slowed down. */
const LOAD_DELAY_MS = 4000;

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

async function loadWidget() {
  const [{ MusicWidget }] = await Promise.all([import('./music-widget.tsx'), loadTexts('music')]);
  return <MusicWidget />;
}

/** Mounts the music player after the first user activity or a delay. */
export function MusicHost() {
  const { pathname } = useLocation();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const load = () => {
      stop.abort();
      setDue(true);
    };
    const timer = setTimeout(load, LOAD_DELAY_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const event of ACTIVITY_EVENTS) addEventListener(event, load, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  // After a failure, the next page retries.
  return <OnDemand load={loadWidget} trigger={due && pathname} />;
}
