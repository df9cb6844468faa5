import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './full-screen-button.module.css';

/** Gives the page the whole screen, and takes it back; not there where the browser cannot. */
export function FullScreenButton() {
  const { t } = useTranslation('games');
  const isFull = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t(isFull ? 'screen.fullScreen.leave' : 'screen.fullScreen.enter')}
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
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // The browser refuses: the page stays as it is.
  }
}
