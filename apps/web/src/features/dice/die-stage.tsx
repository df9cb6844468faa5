import type { Faction } from '@star-seekers/contracts/faction';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { delay } from '../../ui/delay.ts';
import { useDetail, useReducedMotion } from '../settings/settings-store.ts';
import styles from './die-stage.module.css';
import { type DieAnimation, createDieAnimation } from './die/die-animation.ts';
import { createDieView } from './die/die-view.ts';
import type { FaceValue } from './die/faces.ts';
import { readLook } from './die/look.ts';

/** Commands of a roll to the die. Every promise resolves, also with reduced motion or after the screen is left. */
export interface DieHandle {
  start(): void;
  land(value: FaceValue): Promise<void>;
  sink(value: FaceValue): Promise<void>;
  /** Bounds of the die on the screen. */
  bounds(): DOMRect | undefined;
}

export interface DieStageProps {
  readonly ref?: Ref<DieHandle>;
  /** The face that is up at rest; undefined hides the die. */
  readonly value: FaceValue | undefined;
  /** Sets the colours of the die. */
  readonly faction: Faction;
  /** Description for screen readers. */
  readonly label: string;
  /** Elapsed share of the cooldown, 0 to 1, drawn as the ring of the pad. */
  readonly charge: number;
}

const FADE_MS = 160;

/** The pad with the die on it. */
export function DieStage({ ref, value, faction, label, charge }: DieStageProps) {
  const floor = useRef<HTMLCanvasElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [landings, setLandings] = useState(0);
  const animation = useRef<DieAnimation | null>(null);
  const reducedMotion = useReducedMotion();
  const detail = useDetail();
  const currentDetail = useEffectEvent(() => detail);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !floor.current) return undefined;
    const view = createDieView({ floor: floor.current, die: element }, readLook(element));
    const dieAnimation = createDieAnimation(view.draw, { reducedDetail: () => currentDetail() === 'reduced' });
    animation.current = dieAnimation;
    const observer = new ResizeObserver(() => {
      view.resize(element.clientWidth, window.devicePixelRatio);
      dieAnimation.redraw();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      dieAnimation.stop();
      animation.current = null;
    };
  }, [faction]);

  useEffect(() => {
    if (value) animation.current?.show(value);
  }, [value, faction]);

  useImperativeHandle(ref, () => {
    const fadeTo = async (face: FaceValue) => {
      // Fully transparent around the middle, because timers and animations are not in sync to the frame.
      canvas.current?.animate({ opacity: [1, 0, 0, 1], offset: [0, 0.4, 0.6, 1] }, 2 * FADE_MS);
      await delay(FADE_MS);
      animation.current?.show(face);
      await delay(FADE_MS);
    };
    return {
      start: () => {
        if (!reducedMotion) animation.current?.start();
      },
      land: async (face) => {
        await (reducedMotion ? fadeTo(face) : animation.current?.land(face));
        setLandings((count) => count + 1);
      },
      sink: async (face) => (reducedMotion ? fadeTo(face) : animation.current?.sink(face)),
      bounds: () => canvas.current?.getBoundingClientRect(),
    };
  }, [reducedMotion]);

  return (
    <div className={styles.stage}>
      <LandingPad charge={charge} pulse={landings} />
      <canvas ref={floor} className={styles.canvas} data-shown={value !== undefined} aria-hidden="true" />
      <canvas ref={canvas} className={styles.canvas} data-shown={value !== undefined} role="img" aria-label={label} />
    </div>
  );
}

/** 100 drawing units are one scene unit of the die. */
const FILAMENTS = Array.from({ length: 96 }, (_, index) => {
  const turn = (index / 96) * 2 * Math.PI;
  // Uneven but deterministic lengths, like the fibres of an iris.
  const wave = Math.sin(index * 2.4) + Math.sin(index * 5.3 + 1.7);
  const inner = 128 + wave * 9;
  const outer = 188 + Math.sin(index * 3.1 + 0.6) * 12;
  const at = (radius: number) => `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;
  return `M${at(inner)}L${at(outer)}`;
}).join('');

const MARKS = Array.from({ length: 24 }, (_, index) => {
  const turn = (index / 24) * 2 * Math.PI;
  const outer = index % 6 === 0 ? 258 : 248;
  const at = (radius: number) => `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;
  return `M${at(236)}L${at(outer)}`;
}).join('');

const RING_RADIUS = 220;

interface LandingPadProps {
  /** Elapsed share of the cooldown, 0 to 1. */
  readonly charge: number;
  /** Number of landed throws; each change plays a wave. */
  readonly pulse: number;
}

/**
 * The eye of Iris below the die: drawn flat and projected with the die's camera.
 * Its ring fills during the 24-hour cooldown, with one mark per hour. Decorative: the countdown is text.
 */
function LandingPad({ charge, pulse }: LandingPadProps) {
  return (
    <div className={styles.camera} aria-hidden="true">
      <svg className={styles.pad} viewBox="-280 -280 560 560">
        <circle className={styles.disc} r="272" />
        <circle className={styles.pupil} r="118" />
        {pulse > 0 && <circle key={pulse} className={styles.pulse} r="118" />}
        <circle className={styles.line} r="118" />
        <circle className={styles.line} r="204" />
        <circle className={styles.track} r={RING_RADIUS} />
        <circle className={styles.charge} r={RING_RADIUS} pathLength="1" strokeDasharray={`${charge.toFixed(4)} 1`} />
        <path className={styles.marks} d={MARKS} />
        <circle className={styles.rim} r="272" />
      </svg>
      {/* A separate SVG, so that its fade does not repaint the rest. */}
      <svg className={styles.pad} viewBox="-280 -280 560 560" data-ready={charge >= 1 || undefined}>
        <path className={styles.filaments} d={FILAMENTS} />
      </svg>
    </div>
  );
}
