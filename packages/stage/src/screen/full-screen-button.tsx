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

/** Whether a phone that is held upright can show the page on its side. */
export function canTurnPage(): boolean {
  return document.fullscreenEnabled && 'lock' in screen.orientation;
}

/** Full screen, on a phone's side. What the browser refuses of it is left out. */
export async function turnPage(): Promise<void> {
  const orientation = screen.orientation as ScreenOrientation & { lock(side: 'landscape'): Promise<void> };
  try {
    await document.documentElement.requestFullscreen();
    await orientation.lock('landscape');
  } catch {
    // Whoever turns the phone gets the same picture.
  }
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
