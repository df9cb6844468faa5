import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './full-screen-button.module.css';

/** Toggles full screen. Renders nothing where the browser does not support it. */
export function FullScreenButton() {
  const { t } = useTranslation('games');
  const isFull = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);
  useEffect(() => leaveFullScreen, []);
  if (!document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t(isFull ? 'stage.fullScreen.leave' : 'stage.fullScreen.enter')}
      onClick={() => void toggleFullScreen()}
    >
      {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
    </button>
  );
}

function watchFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) leaveFullScreen();
  // Where the browser refuses, the page stays as it is.
  else await document.documentElement.requestFullscreen().catch(() => undefined);
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
