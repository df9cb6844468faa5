import { spaceLoop } from '@star-seekers/art/film';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaused } from '../landing/use-paused.ts';
import { useReducedMotion } from '../settings/settings-store.ts';
import { SilentLoop } from '../../ui/silent-loop.tsx';
import { useNear } from '../../ui/use-near.ts';
import styles from './space-film.module.css';

/** A looping film of a flight. It can be stopped, pauses out of sight, and is a still picture with reduced motion. */
export function SpaceFilm() {
  const { t } = useTranslation('ss-ip');
  const film = useRef<HTMLVideoElement>(null);
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useReducedMotion();
  const isNear = useNear(film);
  const isPaused = usePaused(film);

  return (
    <>
      <SilentLoop
        ref={film}
        className={styles.film}
        src={isNear && !reducedMotion ? spaceLoop.url : undefined}
        poster={isNear ? spaceLoop.poster : undefined}
        width={spaceLoop.width}
        height={spaceLoop.height}
        moving={isNear && !stopped && !isPaused && !reducedMotion}
      />
      <div className={styles.fade} aria-hidden="true" />
      {!reducedMotion && (
        <button
          type="button"
          className={styles.control}
          aria-label={t(stopped ? 'about.play' : 'about.stop')}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? <Play size="1.1rem" aria-hidden="true" /> : <Pause size="1.1rem" aria-hidden="true" />}
        </button>
      )}
    </>
  );
}
