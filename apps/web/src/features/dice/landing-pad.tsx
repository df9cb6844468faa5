import styles from './landing-pad.module.css';

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

export interface LandingPadProps {
  /** Elapsed share of the cooldown, 0 to 1. */
  readonly charge: number;
  /** Number of landed throws; each change plays a wave. */
  readonly pulse: number;
}

/**
 * The eye of Iris below the die: drawn flat and projected with the die's camera.
 * Its ring fills during the 24-hour cooldown, with one mark per hour. Decorative: the countdown is text.
 */
export function LandingPad({ charge, pulse }: LandingPadProps) {
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
