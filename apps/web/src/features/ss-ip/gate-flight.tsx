import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaused } from '../landing/use-paused.ts';
import { useReducedMotion } from '../settings/settings-store.ts';
import { drawGateFlight, LOOP_S } from './draw-gate-flight.ts';
import styles from './gate-flight.module.css';

/** Frames a second; the flight is slow. */
const FRAME_MS = 1000 / 30;

/** A flight through the seven gates that never ends. It can be stopped, rests when it can't be seen, and is still with reduced motion. */
export function GateFlight() {
  const { t } = useTranslation('ss-ip');
  const canvas = useRef<HTMLCanvasElement>(null);
  const atS = useRef(LOOP_S * 0.12);
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useReducedMotion();
  const hidden = usePaused(canvas);
  const moving = !stopped && !hidden && !reducedMotion;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const draw = () => {
      const scale = Math.min(1.5, window.devicePixelRatio);
      const { clientWidth: width, clientHeight: height } = element;
      const [pixelsX, pixelsY] = [Math.round(width * scale), Math.round(height * scale)];
      if (element.width !== pixelsX || element.height !== pixelsY) {
        element.width = pixelsX;
        element.height = pixelsY;
      }
      context.setTransform(scale, 0, 0, scale, 0, 0);
      drawGateFlight(context, { width, height, timeS: atS.current });
    };
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    let frame = 0;
    let last = 0;
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      if (now - last < FRAME_MS) return;
      atS.current += Math.min(100, now - last) / 1000;
      last = now;
      draw();
    };
    if (moving) frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [moving]);

  return (
    <>
      <canvas ref={canvas} className={styles.flight} aria-hidden="true" />
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
