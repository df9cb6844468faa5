import { spaceLoop } from '@star-seekers/art/film';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaused } from '../landing/use-paused.ts';
import { useReducedMotion } from '../settings/settings-store.ts';
import styles from './space-film.module.css';
import { useNear } from '../../ui/use-near.ts';

/** A flight that never ends. It can be stopped, rests when it can't be seen, and is a picture with reduced motion. */
export function SpaceFilm() {
  const { t } = useTranslation('ss-ip');
  const film = useRef<HTMLVideoElement>(null);
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useReducedMotion();
  const near = useNear(film);
  const hidden = usePaused(film);
  const moving = near && !stopped && !hidden && !reducedMotion;

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    // A browser that saves power may refuse; the first frame stays then.
    if (moving) video.play().catch(() => undefined);
    else video.pause();
  }, [moving]);

  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={near && !reducedMotion ? spaceLoop.url : undefined}
        poster={near ? spaceLoop.poster : undefined}
        width={spaceLoop.width}
        height={spaceLoop.height}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
      />
      <div className={styles.fade} aria-hidden="true" />
      {!reducedMotion && (
        <button
          type="button"
          className={styles.control}
          aria-label={t(stopped ? 'about.play' : 'about.stop')}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      )}
    </>
  );
}
