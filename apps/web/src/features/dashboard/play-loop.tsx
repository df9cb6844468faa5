import { playLoops } from '@star-seekers/art/play-loops';
import type { GameSlug } from '@star-seekers/games/catalog';
import { type RefObject, useRef, useState } from 'react';
import { usePaused } from '../landing/use-paused.ts';
import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import { SilentLoop } from '../../ui/silent-loop.tsx';
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
  const still = useReducedMotion();
  const detail = useDetail();
  const singledOut = useSingledOut(card);
  const paused = usePaused(card);
  const wanted = singledOut && !paused && !still && detail === 'full';

  // What was loaded once stays loaded.
  const [begun, setBegun] = useState(false);
  if (wanted && !begun) setBegun(true);

  return (
    <SilentLoop
      ref={video}
      className={styles.loop}
      src={begun ? (playLoops as Readonly<Partial<Record<string, string>>>)[slug] : undefined}
      moving={wanted}
    />
  );
}
