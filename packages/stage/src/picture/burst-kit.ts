import { type Rng, createRng, nextUnit } from '@star-seekers/sim';
import type { ParticleOptions, Particles } from './particles.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Building blocks of every game's bursts. They have a random generator of their own, never the run's. */
export class BurstKit<Frame extends string> {
  readonly #particles: Particles<Frame>;
  #rng: Rng = createRng(1);

  constructor(particles: Particles<Frame>) {
    this.#particles = particles;
  }

  /** Resets the generator, so that the same moment looks the same. */
  reset(): void {
    this.#rng = createRng(1);
    this.#particles.clear();
  }

  emit(options: ParticleOptions<Frame>): void {
    this.#particles.emit(options);
  }

  light(options: ParticleOptions<Frame>): void {
    this.#particles.emit({ ...options, additive: true });
  }

  /** Streaks of light that fly apart. @param speed of the fastest, in pixels per second */
  sparks(
    { x, y }: Place,
    {
      frame,
      count,
      tint,
      speed,
      delayMs = 0,
    }: { frame: Frame; count: number; tint: number; speed: number; delayMs?: number },
  ): void {
    for (let index = 0; index < count; index++) {
      const angle = ((index + this.between(0, 0.8)) / count) * 2 * Math.PI;
      const own = speed * this.between(0.45, 1);
      this.light({
        frame,
        crowd: true,
        delayMs,
        x: x + Math.cos(angle) * 9,
        y: y + Math.sin(angle) * 9,
        velocityX: Math.cos(angle) * own,
        velocityY: Math.sin(angle) * own,
        drag: 0.88,
        lifeMs: this.between(260, 520),
        scale: this.between(0.5, 1),
        endScale: 0.2,
        rotation: angle + Math.PI / 2,
        tint,
      });
    }
  }

  /** Pieces that tumble away. */
  pieces(
    { x, y }: Place,
    {
      frames,
      count,
      speed,
      scale = 1,
      tint = 0xffffff,
    }: { frames: readonly Frame[]; count: number; speed: number; scale?: number; tint?: number },
  ): void {
    for (let index = 0; index < count; index++) {
      const angle = this.between(0, 2 * Math.PI);
      const own = this.between(0.3, 1) * speed;
      this.emit({
        frame: frames[index % frames.length] as Frame,
        crowd: true,
        x,
        y,
        velocityX: Math.cos(angle) * own,
        velocityY: Math.sin(angle) * own,
        drag: 0.6,
        lifeMs: this.between(600, 1100),
        scale: scale * this.between(0.5, 1.2),
        rotation: angle,
        spin: this.between(-9, 9),
        tint,
      });
    }
  }

  /** Clouds that drift and thin out. */
  smoke(
    { x, y }: Place,
    { frame, count, spread, scale, tint }: { frame: Frame; count: number; spread: number; scale: number; tint: number },
  ): void {
    for (let index = 0; index < count; index++) {
      this.emit({
        frame,
        crowd: true,
        x: x + this.between(-spread, spread),
        y: y + this.between(-spread, spread),
        velocityX: this.between(-28, 28),
        velocityY: this.between(-28, 28),
        lifeMs: this.between(500, 1000),
        scale: 0.4 * scale,
        endScale: scale,
        alpha: 0.5,
        rotation: this.between(0, 6),
        tint,
      });
    }
  }

  /** A ball of fire, played from its strip. @param scale of a strip that is 96 px wide */
  blast(
    { x, y }: Place,
    {
      strip,
      scale,
      lifeMs,
      delayMs = 0,
      alpha = 1,
    }: { strip: readonly Frame[]; scale: number; lifeMs: number; delayMs?: number; alpha?: number },
  ): void {
    this.emit({
      frame: strip[0] as Frame,
      strip,
      x,
      y,
      delayMs,
      lifeMs,
      scale,
      alpha,
      rotation: this.between(0, 2 * Math.PI),
    });
  }

  between(low: number, high: number): number {
    return low + (high - low) * nextUnit(this.#rng);
  }
}
