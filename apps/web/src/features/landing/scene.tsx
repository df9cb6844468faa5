import { useRef } from 'react';
import { useReducedMotion } from '../settings/settings-store.ts';
import nebulaUrl from './art/nebula.webp';
import planetUrl from './art/planet.webp';
import shipUrl from './art/ship.webp';
import styles from './scene.module.css';
import { StarField } from './star-field.tsx';
import { usePaused } from './use-paused.ts';
import { useParallax } from './use-parallax.ts';

/** Ships that cross the sky, from the far ones to the near one. Each class holds size, course and pace. */
const SHIPS = [styles.shipFar, styles.shipFarther, styles.shipNear];

/**
 * The living sky of the landing page: rendered layers that only ever move by transform and opacity, so that a weak phone's
 * compositor carries them alone. It rests when it can't be seen and with reduced motion.
 */
export function Scene() {
  const scene = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const paused = usePaused(scene);
  useParallax(scene, !reducedMotion && !paused);
  return (
    <div ref={scene} className={styles.scene} data-paused={paused || undefined} aria-hidden="true">
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
      {SHIPS.slice(0, 2).map((ship) => (
        <img key={ship} className={`${styles.ship} ${ship}`} src={shipUrl} alt="" width={480} height={240} />
      ))}
      <div className={styles.world}>
        <img className={styles.planet} src={planetUrl} alt="" width={1000} height={1000} />
      </div>
      <img className={`${styles.ship} ${SHIPS[2]}`} src={shipUrl} alt="" width={480} height={240} />
      <div className={styles.light} />
    </div>
  );
}
