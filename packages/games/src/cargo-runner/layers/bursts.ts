import { type Rng, createRng, nextUnit } from '@star-seekers/sim';
import { CARGO_COLORS, COURIER, STATION_COLOR, toTint } from '../art/palette.ts';
import type { Point } from '../grid.ts';
import type { CargoItem } from '../state.ts';
import type { ParticleOptions, Particles } from './particles.ts';

const STATION_TINT = toTint(STATION_COLOR);

/** The particles of each kind of event. Their chance is their own and never that of the run. */
export class Bursts {
  readonly #particles: Particles;
  #rng: Rng = createRng(1);

  constructor(particles: Particles) {
    this.#particles = particles;
  }

  /** The same chance again, so that the same moment looks the same. */
  reset(): void {
    this.#rng = createRng(1);
    this.#particles.clear();
  }

  /** A piece was picked up: it pops in its colour. */
  pickedUp({ type, x, y }: CargoItem, reducedMotion: boolean): void {
    const tint = toTint(CARGO_COLORS[type]);
    this.#particles.emit({ frame: type, x, y, lifeMs: 220, endScale: reducedMotion ? 1 : 1.6 });
    this.#light({ frame: 'shock', x, y, lifeMs: 320, scale: 0.2, endScale: 0.75, alpha: 0.8, tint });
    if (!reducedMotion) this.#sparks({ x, y }, { count: 9, tint, speed: 150 });
  }

  /** A piece was too heavy: it flinches. */
  refused({ type, x, y }: CargoItem): void {
    this.#particles.emit({ frame: type, x, y, lifeMs: 260, scale: 1.1, endScale: 0.86, alpha: 0.9, tint: 0xff6a5a });
    this.#particles.emit({ frame: 'bracket', x, y, lifeMs: 420, scale: 0.95, endScale: 0.8, tint: 0xff6a5a });
  }

  /** Cargo was handed in: a beam stands on the station, the pieces rise in it, and their points above them. */
  delivered(station: Point, items: readonly CargoItem[], reducedMotion: boolean): void {
    const { x, y } = station;
    this.#light({ frame: 'beam', x, y: y - 50, lifeMs: 620, alpha: reducedMotion ? 0.5 : 0.95, tint: STATION_TINT });
    this.#light({ frame: 'shock', x, y, lifeMs: 520, scale: 0.4, endScale: 1.7, alpha: 0.8, tint: STATION_TINT });
    items.forEach(({ type }, index) => {
      const offset = (index - (items.length - 1) / 2) * 30;
      this.#particles.emit({
        frame: type,
        x: x + offset,
        y,
        velocityY: -120,
        drag: 0.6,
        delayMs: index * 70,
        lifeMs: 620,
      });
    });
    this.#particles.emit({
      frame: `points-${items.length}`,
      x,
      y: y - 46,
      velocityY: -40,
      drag: 0.7,
      delayMs: 120,
      lifeMs: 1100,
      scale: reducedMotion ? 1 : 0.8,
      endScale: 1.05,
    });
    if (!reducedMotion) this.#sparks(station, { count: 8 + 4 * items.length, tint: STATION_TINT, speed: 240 });
  }

  /** A drone has seen something, is sure, or has lost it: a ring in its colour. */
  mind({ x, y }: Point, color: string, reducedMotion: boolean): void {
    if (reducedMotion) return;
    this.#light({ frame: 'shock', x, y, lifeMs: 360, scale: 0.5, endScale: 1.25, alpha: 0.7, tint: toTint(color) });
  }

  /** The courier is seized: sparks and smoke, and its cargo flies off. */
  seized({ x, y }: Point, cargo: readonly CargoItem[], reducedMotion: boolean): void {
    for (let index = 0; index < 5; index++) {
      this.#particles.emit({
        frame: 'smoke',
        x: x + this.#between(-8, 8),
        y: y + this.#between(-8, 8),
        velocityX: this.#between(-30, 30),
        velocityY: this.#between(-30, 30),
        lifeMs: this.#between(600, 1000),
        scale: 0.4,
        endScale: 1.2,
        alpha: 0.6,
        tint: 0x5b6478,
      });
    }
    this.#light({ frame: 'fire', x, y, lifeMs: 420, scale: 0.4, endScale: 1.3, alpha: reducedMotion ? 0.4 : 0.9 });
    for (const { type } of cargo) {
      const angle = this.#between(0, 2 * Math.PI);
      this.#particles.emit({
        frame: type,
        x,
        y,
        velocityX: Math.cos(angle) * 130,
        velocityY: Math.sin(angle) * 130,
        drag: 0.85,
        lifeMs: 900,
        scale: 0.8,
        spin: 4,
      });
    }
    if (reducedMotion) return;
    this.#light({
      frame: 'shock',
      x,
      y,
      lifeMs: 520,
      scale: 0.3,
      endScale: 1.8,
      alpha: 0.7,
      tint: toTint(COURIER.glow),
    });
    this.#sparks({ x, y }, { count: 18, tint: toTint(COURIER.glow), speed: 260 });
  }

  #light(options: ParticleOptions): void {
    this.#particles.emit({ ...options, additive: true });
  }

  #sparks({ x, y }: Point, { count, tint, speed }: { count: number; tint: number; speed: number }): void {
    for (let index = 0; index < count; index++) {
      const angle = ((index + this.#between(0, 0.8)) / count) * 2 * Math.PI;
      const own = speed * this.#between(0.45, 1);
      this.#light({
        frame: 'spark',
        x: x + Math.cos(angle) * 9,
        y: y + Math.sin(angle) * 9,
        velocityX: Math.cos(angle) * own,
        velocityY: Math.sin(angle) * own,
        drag: 0.88,
        lifeMs: this.#between(260, 520),
        scale: this.#between(0.5, 1),
        endScale: 0.2,
        rotation: angle + Math.PI / 2,
        tint,
      });
    }
  }

  #between(low: number, high: number): number {
    return low + (high - low) * nextUnit(this.#rng);
  }
}
