import { hub } from '@star-seekers/art/hub';
import { useRef } from 'react';
import nebulaUrl from '../../ui/art/nebula.webp';
import { Decoration } from '../../ui/decoration.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import planetUrl from './art/planet.webp';
import styles from './scene.module.css';
import { StarField } from './star-field.tsx';
import { useFrameReport } from './use-frame-report.ts';
import { usePaused } from './use-paused.ts';
import { useParallax } from './use-parallax.ts';
import { useSteppedMotion } from './use-stepped-motion.ts';

/**
 * The animated sky of the landing page: pre-rendered layers that animate only transform and opacity, so that the compositor of
 * a slow phone can handle them. Paused while out of sight and with reduced motion; at reduced detail only the ships move, in steps.
 */
export function Scene() {
  const scene = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const paused = usePaused(scene);
  const stepped = useDetail() === 'reduced';
  const isMoving = !reducedMotion && !paused;
  useParallax(scene, isMoving && !stepped);
  useFrameReport(isMoving && !stepped);
  useSteppedMotion(scene, isMoving && stepped);
  return (
    <div
      ref={scene}
      className={styles.scene}
      data-paused={paused || undefined}
      data-stepped={stepped || undefined}
      aria-hidden="true"
    >
      <div className={styles.sky}>
        <img className={styles.nebula} src={nebulaUrl} alt="" width={1600} height={900} fetchPriority="high" />
      </div>
      <div className={styles.stars}>
        <StarField seed={11} count={520} brightest={0.75} />
      </div>
      <div className={styles.twinklingStars}>
        <StarField seed={29} count={130} brightest={1} />
      </div>
      <div className={styles.sun} />
      <div className={styles.crown}>
        <StillPicture className={styles.ship} still={hub['hero-crown']} />
      </div>
      <div className={styles.world}>
        <Decoration className={styles.planet} src={planetUrl} width={1000} height={1000} />
      </div>
      <div className={styles.thorns}>
        <StillPicture className={styles.ship} still={hub['hero-thorns']} />
      </div>
      <div className={styles.redwing}>
        <StillPicture className={styles.ship} still={hub['hero-redwing']} />
      </div>
      <div className={styles.light} />
    </div>
  );
}
