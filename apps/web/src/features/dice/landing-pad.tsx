import styles from './landing-pad.module.css';

/** Hundred units of the drawing are one unit of the die's scene. */
const FILAMENTS = Array.from({ length: 96 }, (_, index) => {
  const turn = (index / 96) * 2 * Math.PI;
  // Uneven lengths, the same every time: the fibres of an iris.
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
  /** How much of the rest is over, 0 to 1. */
  readonly charge: number;
  /** Throws that have landed on it: each sends a wave over the pad. */
  readonly pulse: number;
}

/**
 * The eye of Iris, on which the die lies: drawn flat and laid into the scene by the same camera as the die.
 * Its ring fills in the 24 hours of the rest, one mark an hour. Decorative: the countdown says it in words.
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
      {/* A picture of its own, so that its light comes and goes without anything being drawn again. */}
      <svg className={styles.pad} viewBox="-280 -280 560 560" data-ready={charge >= 1 || undefined}>
        <path className={styles.filaments} d={FILAMENTS} />
      </svg>
    </div>
  );
}
