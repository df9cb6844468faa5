import { type Rng, createRng, nextUnit } from '@star-seekers/sim';
import type { ParticleOptions, Particles } from '../../picture/particles.ts';
import { toTint } from '../../space-snake/art/palette.ts';
import type { FrameName } from '../art/frames.ts';
import { POWER_UP_COLORS } from '../art/power-ups.ts';
import type { PowerUpKind } from '../rules.ts';
import type { Place } from '../simulation/state.ts';

/** How large an explosion is: a small hull or a rock, a big hull, a warship or the player's own ship. */
export type BurstSize = 'small' | 'big' | 'huge';

const SIZES: Readonly<Record<BurstSize, { fires: number; reach: number; sparks: number; shards: number }>> = {
  small: { fires: 2, reach: 0.9, sparks: 10, shards: 4 },
  big: { fires: 4, reach: 1.6, sparks: 18, shards: 9 },
  huge: { fires: 9, reach: 2.6, sparks: 34, shards: 16 },
};

/** The particles of each kind of event. Their chance is their own and never that of the run. */
export class Bursts {
  readonly #particles: Particles<FrameName>;
  #rng: Rng = createRng(1);

  constructor(particles: Particles<FrameName>) {
    this.#particles = particles;
  }

  /** The same chance again, so that the same moment looks the same. */
  reset(): void {
    this.#rng = createRng(1);
    this.#particles.clear();
  }

  muzzle({ x, y }: Place, reducedMotion: boolean): void {
    if (reducedMotion) return;
    this.#light({ frame: 'glow', x, y, lifeMs: 70, scale: 0.5, endScale: 0.2, alpha: 0.7, tint: 0x9ad8ff });
  }

  hit({ x, y }: Place, tint: number): void {
    this.#sparks({ x, y }, { count: 4, tint, speed: 150 });
  }

  /** A shot that did nothing: it glances off, cold. */
  deflected({ x, y }: Place): void {
    this.#light({ frame: 'shock', x, y, lifeMs: 180, scale: 0.12, endScale: 0.32, alpha: 0.9, tint: 0xbfd6ff });
    this.#sparks({ x, y }, { count: 3, tint: 0xbfd6ff, speed: 190 });
  }

  points({ x, y }: Place, points: number): void {
    this.#particles.emit({ frame: `points-${points}`, x, y: y - 12, velocityY: -46, drag: 0.7, lifeMs: 800 });
  }

  explosion({ x, y }: Place, size: BurstSize, tint: number, reducedMotion: boolean): void {
    const { fires, reach, sparks, shards } = SIZES[size];
    const spread = 12 * reach;
    for (let index = 0; index < fires; index++) {
      this.#particles.emit({
        frame: 'smoke',
        x: x + this.#between(-spread, spread),
        y: y + this.#between(-spread, spread),
        velocityX: this.#between(-24, 24),
        velocityY: this.#between(-10, 34),
        lifeMs: this.#between(500, 900),
        scale: 0.35 * reach,
        endScale: 0.9 * reach,
        alpha: 0.5,
        rotation: this.#between(0, 6),
        tint: 0x4a5266,
      });
      this.#light({
        frame: 'fire',
        x: x + this.#between(-spread, spread),
        y: y + this.#between(-spread, spread),
        delayMs: index * (size === 'huge' ? 70 : 30),
        lifeMs: this.#between(260, 420),
        scale: 0.3 * reach,
        endScale: 0.8 * reach,
        alpha: reducedMotion ? 0.5 : 0.95,
        rotation: this.#between(0, 6),
      });
    }
    this.#light({ frame: 'shock', x, y, lifeMs: 380, scale: 0.2, endScale: 0.9 * reach, alpha: 0.7, tint });
    if (reducedMotion) return;
    this.#light({ frame: 'glow', x, y, lifeMs: 160, scale: 1.7 * reach, endScale: 0.5, alpha: 0.6, tint: 0xffd9a0 });
    this.#sparks({ x, y }, { count: sparks, tint, speed: 150 + 80 * reach });
    this.#shards({ x, y }, shards, 0xffffff);
  }

  /** A rock falls to pieces. */
  rubble(place: Place, tint: number, reducedMotion: boolean): void {
    for (let index = 0; index < 5; index++) {
      this.#particles.emit({
        frame: 'smoke',
        ...place,
        velocityX: this.#between(-60, 60),
        velocityY: this.#between(-50, 60),
        drag: 0.7,
        lifeMs: this.#between(500, 900),
        scale: 0.4,
        endScale: 1,
        alpha: 0.55,
        rotation: this.#between(0, 6),
        tint: 0x6a5a4c,
      });
    }
    if (reducedMotion) return;
    this.#shards(place, 14, tint);
    this.#sparks(place, { count: 8, tint: 0xffb46a, speed: 180 });
  }

  /** A bullet goes out. */
  fizzle({ x, y }: Place): void {
    this.#light({ frame: 'glow', x, y, lifeMs: 260, scale: 0.45, endScale: 0.1, alpha: 0.8, tint: 0xffe2b0 });
  }

  pickUp(place: Place, kind: PowerUpKind, reducedMotion: boolean): void {
    const tint = toTint(POWER_UP_COLORS[kind]);
    this.#light({ frame: 'shock', ...place, lifeMs: 420, scale: 0.3, endScale: 1.3, alpha: 0.9, tint });
    this.#particles.emit({ frame: kind, ...place, velocityY: -60, drag: 0.6, lifeMs: 650, endScale: 1.3 });
    if (!reducedMotion) this.#sparks(place, { count: 14, tint, speed: 220 });
  }

  #shards({ x, y }: Place, count: number, tint: number): void {
    for (let index = 0; index < count; index++) {
      const angle = this.#between(0, 2 * Math.PI);
      const speed = this.#between(50, 210);
      this.#particles.emit({
        frame: 'shard',
        x,
        y,
        velocityX: Math.cos(angle) * speed,
        velocityY: Math.sin(angle) * speed,
        drag: 0.55,
        lifeMs: this.#between(450, 900),
        scale: this.#between(0.5, 1.3),
        rotation: angle,
        spin: this.#between(-9, 9),
        tint,
      });
    }
  }

  #sparks({ x, y }: Place, { count, tint, speed }: { count: number; tint: number; speed: number }): void {
    for (let index = 0; index < count; index++) {
      const angle = ((index + this.#between(0, 0.8)) / count) * 2 * Math.PI;
      const own = speed * this.#between(0.45, 1);
      this.#light({
        frame: 'spark',
        x,
        y,
        velocityX: Math.cos(angle) * own,
        velocityY: Math.sin(angle) * own,
        drag: 0.88,
        lifeMs: this.#between(200, 420),
        scale: this.#between(0.5, 1),
        endScale: 0.2,
        rotation: angle + Math.PI / 2,
        tint,
      });
    }
  }

  #light(options: ParticleOptions<FrameName>): void {
    this.#particles.emit({ ...options, additive: true });
  }

  #between(low: number, high: number): number {
    return low + (high - low) * nextUnit(this.#rng);
  }
}
