import { playLoops } from '@star-seekers/art/play-loops';
import type { GameSlug } from '@star-seekers/games/catalog';
import { type RefObject, useRef, useState } from 'react';
import { usePaused } from '../landing/use-paused.ts';
import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import { SilentLoop } from '../../ui/silent-loop.tsx';
import styles from './play-loop.module.css';
import { useHighlighted } from './use-highlighted.ts';

export interface PlayLoopProps {
  readonly slug: GameSlug;
  readonly card: RefObject<HTMLElement | null>;
}

/**
 * A silent video of real play over a card's cover. It loads and plays while the card is highlighted and visible. With reduced
 * motion or detail the cover stays.
 */
export function PlayLoop({ slug, card }: PlayLoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const reducedMotion = useReducedMotion();
  const detail = useDetail();
  const highlighted = useHighlighted(card);
  const paused = usePaused(card);
  const playing = highlighted && !paused && !reducedMotion && detail === 'full';

  // Keeps the source once it is set, so that the video is not loaded again.
  const [hasStarted, setHasStarted] = useState(false);
  if (playing && !hasStarted) setHasStarted(true);

  return (
    <SilentLoop
      ref={video}
      className={styles.loop}
      src={hasStarted ? (playLoops as Readonly<Partial<Record<string, string>>>)[slug] : undefined}
      moving={playing}
    />
  );
}
