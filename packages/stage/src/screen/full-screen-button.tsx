import { Maximize, Minimize, RectangleHorizontal } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './full-screen-button.module.css';

export interface FullScreenButtonProps {
  /** Asks to turn a phone that is held upright, in words. */
  readonly turn?: string | undefined;
}

/**
 * Toggles full screen, or shows the page on the side of a phone. Where the browser can do neither it renders nothing, or the words alone:
 * whoever turns the phone gets the same picture.
 */
export function FullScreenButton({ turn }: FullScreenButtonProps) {
  const { t } = useTranslation('games');
  const isFull = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);
  useEffect(() => leaveFullScreen, []);
  if (turn !== undefined && !isFull) {
    const words = (
      <>
        <RectangleHorizontal aria-hidden="true" />
        {turn}
      </>
    );
    if (!document.fullscreenEnabled) return <span className={styles.turn}>{words}</span>;
    return (
      <button type="button" className={styles.turn} onClick={() => void showOnSide()}>
        {words}
      </button>
    );
  }
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

async function showOnSide(): Promise<void> {
  // Not every browser can, so it is not among the types.
  const orientation = screen.orientation as ScreenOrientation & { lock?(side: 'landscape'): Promise<void> };
  try {
    await document.documentElement.requestFullscreen();
    await orientation.lock?.('landscape');
  } catch {
    // Refused: the page stays as it is.
  }
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
