import type Phaser from 'phaser';
import type { FrameName } from '../art/frames.ts';
import { DEPTH } from './depth.ts';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { SpritePool, UNIT_SCALE } from './sprite-pool.ts';

/** What a particle starts with; everything but its frame and place has a default. */
export interface ParticleOptions {
  readonly frame: FrameName;
  readonly x: number;
  readonly y: number;
  /** Pixels per second. */
  readonly velocityX?: number;
  readonly velocityY?: number;
  /** Share of its speed that it loses per second, from 0 to 1. */
  readonly drag?: number;
  readonly lifeMs?: number;
  /** Waits unseen before it begins. */
  readonly delayMs?: number;
  readonly scale?: number;
  readonly endScale?: number;
  readonly alpha?: number;
  readonly rotation?: number;
  /** Radians per second. */
  readonly spin?: number;
  readonly tint?: number;
  /** Adds its light to what lies behind it. */
  readonly additive?: boolean;
}

type Particle = { -readonly [Key in keyof Required<ParticleOptions>]: Required<ParticleOptions>[Key] } & {
  ageMs: number;
};

/** More than the busiest moment needs (a drone that catches beside a delivery); beyond it the oldest make room. */
const CAPACITY = 240;

/** Short-lived pictures that nothing else depends on. */
export class Particles {
  readonly #particles: Particle[] = Array.from({ length: CAPACITY }, createParticle);
  readonly #matter: SpritePool;
  readonly #light: SpritePool;
  #next = 0;

  constructor(scene: Phaser.Scene) {
    this.#matter = new SpritePool(scene, DEPTH.matter);
    this.#light = new SpritePool(scene, DEPTH.light, { additive: true });
  }

  emit(options: ParticleOptions): void {
    const particle = this.#particles[this.#next] as Particle;
    this.#next = (this.#next + 1) % CAPACITY;
    Object.assign(particle, DEFAULTS, options);
    particle.endScale = options.endScale ?? particle.scale;
    particle.ageMs = -particle.delayMs;
  }

  /** Forgets all of them. */
  clear(): void {
    for (const particle of this.#particles) particle.ageMs = particle.lifeMs;
  }

  draw({ deltaMs }: FrameClock): void {
    this.#matter.begin();
    this.#light.begin();
    const seconds = deltaMs / 1000;
    for (const particle of this.#particles) {
      if (particle.ageMs >= particle.lifeMs) continue;
      particle.ageMs += deltaMs;
      if (particle.ageMs < 0 || particle.ageMs >= particle.lifeMs) continue;
      const kept = (1 - particle.drag) ** seconds;
      particle.velocityX *= kept;
      particle.velocityY *= kept;
      particle.x += particle.velocityX * seconds;
      particle.y += particle.velocityY * seconds;
      particle.rotation += particle.spin * seconds;
      const age = particle.ageMs / particle.lifeMs;
      const pool = particle.additive ? this.#light : this.#matter;
      pool
        .stamp(particle.frame, particle.x, particle.y)
        .setScale(UNIT_SCALE * (particle.scale + (particle.endScale - particle.scale) * age * (2 - age)))
        .setRotation(particle.rotation)
        .setAlpha(particle.alpha * (1 - age * age))
        .setTint(particle.tint);
    }
    this.#matter.end();
    this.#light.end();
  }
}

const DEFAULTS: Omit<Particle, 'frame' | 'x' | 'y'> = {
  velocityX: 0,
  velocityY: 0,
  drag: 0,
  lifeMs: 400,
  delayMs: 0,
  scale: 1,
  endScale: 1,
  alpha: 1,
  rotation: 0,
  spin: 0,
  tint: 0xffffff,
  additive: false,
  ageMs: 0,
};

function createParticle(): Particle {
  return { ...DEFAULTS, frame: 'glow', x: 0, y: 0, ageMs: DEFAULTS.lifeMs };
}
