import { playLoops } from '@star-seekers/art/play-loops';
import type { GameSlug } from '@star-seekers/games/catalog';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePaused } from '../landing/use-paused.ts';
import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import styles from './play-loop.module.css';
import { useSingledOut } from './use-singled-out.ts';

export interface PlayLoopProps {
  readonly slug: GameSlug;
  readonly card: RefObject<HTMLElement | null>;
}

/**
 * A silent loop of real play over a card's cover. It is loaded and plays while its card is singled out, and rests when nobody sees it; with
 * reduced motion or detail the cover stays.
 */
export function PlayLoop({ slug, card }: PlayLoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const still = useReducedMotion();
  const detail = useDetail();
  const singledOut = useSingledOut(card);
  const paused = usePaused(card);
  const wanted = singledOut && !paused && !still && detail === 'full';

  useEffect(() => {
    const loop = video.current;
    if (!wanted || !loop) return undefined;
    loop.src ||= playLoops[slug];
    // A browser that saves power may refuse; the cover stays then.
    loop.play().catch(() => undefined);
    return () => loop.pause();
  }, [wanted, slug]);

  return (
    <video
      ref={video}
      className={styles.loop}
      data-playing={(wanted && playing) || undefined}
      onPlaying={() => setPlaying(true)}
      onPause={() => setPlaying(false)}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
