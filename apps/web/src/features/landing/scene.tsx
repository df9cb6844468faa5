import { hub } from '@star-seekers/art/hub';
import { createFrameTimes, createRefreshMeter } from '@star-seekers/ui/frame-times';
import { type RefObject, useEffect, useRef } from 'react';
import nebulaUrl from '../../ui/art/nebula.webp';
import { Decoration } from '../../ui/decoration.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { reportFrameTime, reportRefresh, useDetail, useReducedMotion } from '../settings/settings-store.ts';
import planetUrl from './art/planet.webp';
import styles from './scene.module.css';
import { usePaused } from './use-paused.ts';

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

/** About three steps per second: a ship moves about half a pixel per step, and most frames paint nothing. */
const STEP_MS = 320;

/**
 * Advances the animations inside an element a few times per second, for devices that paint slowly. The style sheet pauses them.
 * CSS `steps()` would still wake the compositor for every frame.
 */
function useSteppedMotion(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const step = () => {
      for (const animation of element.current?.getAnimations({ subtree: true }) ?? []) {
        animation.currentTime = Number(animation.currentTime ?? 0) + STEP_MS;
      }
    };
    const timer = setInterval(step, STEP_MS);
    return () => clearInterval(timer);
  }, [element, active]);
}

/** Measurement window in milliseconds: after the page has loaded, for a few seconds. */
const WATCH_MS = { from: 1000, until: 8000 } as const;

/** Measures frame times for a few seconds and reports them, and the screen's own when nothing is drawn. */
function useFrameReport(active: boolean): void {
  useEffect(() => {
    if (!active) {
      const refresh = createRefreshMeter(reportRefresh);
      refresh.rest();
      return () => refresh.draw();
    }
    const times = createFrameTimes(reportFrameTime);
    const startedAt = performance.now();
    let lastAt: number | undefined;
    let frame = requestAnimationFrame(function onFrame(now) {
      const watchedMs = now - startedAt;
      if (watchedMs > WATCH_MS.until) return;
      if (watchedMs > WATCH_MS.from) {
        if (lastAt !== undefined) times.frame(now - lastAt);
        lastAt = now;
      }
      frame = requestAnimationFrame(onFrame);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
}

/** Share of the remaining distance that the view moves per frame. */
const EASING = 0.06;

/** Makes the layers of a scene follow the pointer: sets `--look-x` and `--look-y`, each -1 to 1. No frames while nothing moves. */
function useParallax(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const scene = element.current;
    if (!scene || !active || !window.matchMedia('(pointer: fine)').matches) return undefined;
    const aim = { x: 0, y: 0 };
    const look = { x: 0, y: 0 };
    let frame = 0;

    const move = () => {
      look.x += (aim.x - look.x) * EASING;
      look.y += (aim.y - look.y) * EASING;
      scene.style.setProperty('--look-x', look.x.toFixed(4));
      scene.style.setProperty('--look-y', look.y.toFixed(4));
      const hasArrived = Math.abs(aim.x - look.x) + Math.abs(aim.y - look.y) < 0.002;
      frame = hasArrived ? 0 : requestAnimationFrame(move);
    };
    const onPointerMove = (event: PointerEvent) => {
      aim.x = (event.clientX / window.innerWidth) * 2 - 1;
      aim.y = (event.clientY / window.innerHeight) * 2 - 1;
      if (frame === 0) frame = requestAnimationFrame(move);
    };
    window.addEventListener('pointermove', onPointerMove, { passive: true });
    return () => {
      window.removeEventListener('pointermove', onPointerMove);
      cancelAnimationFrame(frame);
    };
  }, [element, active]);
}

interface StarFieldProps {
  /** The same seed gives the same stars. */
  readonly seed: number;
  /** Number of stars at 1920 × 1080; smaller windows get fewer. */
  readonly count: number;
  /** Opacity of the brightest star, 0 to 1. */
  readonly brightest: number;
}

const COLOURS = ['#ffffff', '#cfe2ff', '#ffe6c7', '#b9d4ff', '#ffd3b0'];

/** A canvas of stars, redrawn only when its size changes. */
function StarField({ seed, count, brightest }: StarFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(2, window.devicePixelRatio);
      const { clientWidth, clientHeight } = element;
      element.width = clientWidth * scale;
      element.height = clientHeight * scale;
      context.scale(scale, scale);
      drawStars(context, { width: clientWidth, height: clientHeight, seed, count, brightest });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seed, count, brightest]);

  return <canvas ref={canvas} className={styles.starFieldStars} />;
}

interface Sky extends StarFieldProps {
  readonly width: number;
  readonly height: number;
}

function drawStars(context: CanvasRenderingContext2D, { width, height, seed, count, brightest }: Sky): void {
  const random = createRandom(seed);
  const visible = Math.round(count * Math.min(1, (width * height) / (1920 * 1080)) ** 0.7);
  for (let index = 0; index < visible; index += 1) {
    const x = random() * width;
    const y = random() * height;
    const magnitude = random() ** 7;
    context.globalAlpha = brightest * (0.2 + 0.8 * magnitude);
    context.fillStyle = COLOURS[Math.floor(random() * COLOURS.length)] ?? '#fff';
    context.beginPath();
    context.arc(x, y, 0.45 + 1.15 * magnitude, 0, 2 * Math.PI);
    context.fill();
    if (magnitude > 0.8) drawSpikes(context, x, y, 6 + 10 * magnitude);
  }
}

function drawSpikes(context: CanvasRenderingContext2D, x: number, y: number, length: number): void {
  context.globalAlpha *= 0.5;
  context.fillRect(x - length, y - 0.35, 2 * length, 0.7);
  context.fillRect(x - 0.35, y - length, 0.7, 2 * length);
}

/** A small random generator for decoration: numbers in [0, 1). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}
