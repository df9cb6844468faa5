import { playLoops } from '@star-seekers/art/play-loops';
import type { GameSlug } from '@star-seekers/games/catalog';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { SilentLoop } from '../../ui/silent-loop.tsx';
import { usePaused } from '../landing/use-paused.ts';
import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import styles from './play-loop.module.css';

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

/** Root margin that leaves only the horizontal centre line of the window. */
const CENTRE_LINE = '-50% 0px -50% 0px';

/** Whether an element is hovered or focused; on touch screens, whether it crosses the centre line of the window. */
function useHighlighted(element: RefObject<HTMLElement | null>): boolean {
  const [highlighted, setHighlighted] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    if (window.matchMedia('(hover: none)').matches) {
      const observer = new IntersectionObserver(([entry]) => setHighlighted(entry?.isIntersecting ?? false), {
        rootMargin: CENTRE_LINE,
      });
      observer.observe(target);
      return () => observer.disconnect();
    }
    const update = () => setHighlighted(target.matches(':hover, :focus-within'));
    update();
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) target.addEventListener(event, update);
    return () => {
      for (const event of events) target.removeEventListener(event, update);
    };
  }, [element]);

  return highlighted;
}
