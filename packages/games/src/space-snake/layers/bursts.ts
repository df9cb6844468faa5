import { type Rng, createRng, nextUnit } from '@star-seekers/sim';
import { ENEMY_FACTION, HULLS, RESOURCE_COLORS, toTint } from '../art/palette.ts';
import type { Enemy, Resource } from '../sim.ts';
import type { ParticleOptions, Particles } from './particles.ts';
import { columnToPx, rowToPx } from './place.ts';

/** A move is drawn while its end is already true; the flagship's nose is seen to touch so much later. */
const CONTACT_MS = 60;

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

  /** A resource was taken: it pops, sparks fly in its colour, and its points rise. */
  collected(resource: Resource, reducedMotion: boolean): void {
    const [x, y] = [columnToPx(resource.x), rowToPx(resource.y)];
    const tint = toTint(RESOURCE_COLORS[resource.kind]);
    const delayMs = CONTACT_MS;
    this.#particles.emit({ frame: resource.kind, x, y, lifeMs: CONTACT_MS + 20 });
    this.#particles.emit({ frame: resource.kind, x, y, delayMs, lifeMs: 240, endScale: reducedMotion ? 1 : 1.7 });
    this.#light({ frame: 'shock', x, y, delayMs, lifeMs: 360, scale: 0.25, endScale: 0.95, alpha: 0.8, tint });
    if (!reducedMotion) {
      this.#light({ frame: 'glow', x, y, delayMs, lifeMs: 220, scale: 1.5, endScale: 0.6, alpha: 0.55, tint });
      this.#sparks(x, y, { count: 14, tint, speed: 190, delayMs });
    }
    this.#particles.emit({
      frame: `points-${resource.kind}`,
      x,
      y: y - 22,
      delayMs,
      velocityY: -46,
      drag: 0.7,
      lifeMs: 850,
      scale: reducedMotion ? 1 : 0.8,
      endScale: 1,
    });
  }

  /** A resource was too late: it shrinks into a puff without light. */
  expired(resource: Resource): void {
    const [x, y] = [columnToPx(resource.x), rowToPx(resource.y)];
    this.#particles.emit({ frame: resource.kind, x, y, lifeMs: 320, endScale: 0.25, alpha: 0.7, tint: 0x8a93a8 });
    for (let index = 0; index < 4; index++) {
      this.#particles.emit({
        frame: 'smoke',
        x,
        y,
        velocityX: this.#between(-26, 26),
        velocityY: this.#between(-30, 8),
        lifeMs: 520,
        scale: 0.25,
        endScale: 0.6,
        alpha: 0.5,
        rotation: this.#between(0, 6),
        tint: 0x94a0ba,
      });
    }
  }

  /** An enemy became solid. */
  enemyActive(enemy: Enemy, reducedMotion: boolean): void {
    const [x, y] = [columnToPx(enemy.x), rowToPx(enemy.y)];
    const tint = toTint(HULLS[ENEMY_FACTION[enemy.kind]].glow);
    this.#light({ frame: 'shock', x, y, lifeMs: 300, scale: 0.5, endScale: 0.9, alpha: 0.7, tint });
    if (reducedMotion) return;
    this.#light({ frame: 'glow', x, y, lifeMs: 200, scale: 1.4, endScale: 0.8, alpha: 0.4, tint });
  }

  /** A ship goes up. @param bright the first one of a chain, which alone may flash */
  explosion(x: number, y: number, { bright, reducedMotion }: { bright: boolean; reducedMotion: boolean }): void {
    for (let index = 0; index < 3; index++) {
      this.#particles.emit({
        frame: 'smoke',
        x: x + this.#between(-8, 8),
        y: y + this.#between(-8, 8),
        velocityX: this.#between(-26, 26),
        velocityY: this.#between(-26, 26),
        lifeMs: this.#between(700, 1100),
        scale: 0.4,
        endScale: 1.3,
        alpha: 0.6,
        rotation: this.#between(0, 6),
        tint: 0x5b6478,
      });
    }
    for (let index = 0; index < (bright ? 4 : 2); index++) {
      this.#light({
        frame: 'fire',
        x: x + this.#between(-9, 9),
        y: y + this.#between(-9, 9),
        delayMs: index * 40,
        lifeMs: this.#between(300, 480),
        scale: 0.35,
        endScale: bright ? 1.5 : 1.1,
        alpha: reducedMotion ? 0.55 : 0.95,
        rotation: this.#between(0, 6),
      });
    }
    if (reducedMotion) return;
    if (bright) {
      this.#light({ frame: 'glow', x, y, lifeMs: 260, scale: 3.4, endScale: 1, alpha: 0.8, tint: 0xffd9a0 });
      this.#light({ frame: 'shock', x, y, lifeMs: 520, scale: 0.3, endScale: 2, alpha: 0.7, tint: 0xffc58a });
    }
    this.#sparks(x, y, { count: bright ? 22 : 9, tint: 0xffb45e, speed: bright ? 300 : 210, delayMs: 0 });
    for (let index = 0; index < (bright ? 9 : 5); index++) {
      const angle = this.#between(0, 2 * Math.PI);
      const speed = this.#between(40, 170);
      this.#particles.emit({
        frame: 'shard',
        x,
        y,
        velocityX: Math.cos(angle) * speed,
        velocityY: Math.sin(angle) * speed,
        drag: 0.6,
        lifeMs: this.#between(600, 1100),
        scale: this.#between(0.5, 1.3),
        rotation: angle,
        spin: this.#between(-9, 9),
      });
    }
  }

  #light(options: ParticleOptions): void {
    this.#particles.emit({ ...options, additive: true });
  }

  #sparks(
    x: number,
    y: number,
    { count, tint, speed, delayMs }: { count: number; tint: number; speed: number; delayMs: number },
  ): void {
    for (let index = 0; index < count; index++) {
      const angle = ((index + this.#between(0, 0.8)) / count) * 2 * Math.PI;
      const own = speed * this.#between(0.45, 1);
      this.#light({
        frame: 'spark',
        delayMs,
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
