import type Phaser from 'phaser';
import type { FrameClock } from './frame-clock.ts';
import { SpritePool, UNIT_SCALE } from './sprite-pool.ts';

/** What a particle starts with; everything but its frame and place has a default. */
export interface ParticleOptions<Frame extends string> {
  readonly frame: Frame;
  /** Shown one after the other over its life, in place of the frame; it does not fade, for its pictures do. */
  readonly strip?: readonly Frame[] | undefined;
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
  /** Every second one is left out at reduced detail. */
  readonly crowd?: boolean;
}

type Particle<Frame extends string> = {
  -readonly [Key in keyof Required<ParticleOptions<Frame>>]: Required<ParticleOptions<Frame>>[Key];
} & {
  ageMs: number;
};

/** More than the busiest moment of any game needs; beyond it the oldest are replaced. */
const CAPACITY = 480;

/** Soft light round a point, a frame of every atlas: it is left out at reduced detail. */
const GLOW = 'glow';

export interface ParticleDepths {
  /** Depth of those that cover. */
  readonly matter: number;
  /** Depth of those that add light. */
  readonly light: number;
}

/** A particle system for the short-lived pictures of a game. */
export class Particles<Frame extends string> {
  readonly #particles: Particle<Frame | typeof GLOW>[];
  readonly #matter: SpritePool<Frame | typeof GLOW>;
  readonly #light: SpritePool<Frame | typeof GLOW>;
  #next = 0;
  #reducedDetail = false;
  #leavesOut = false;

  constructor(scene: Phaser.Scene, { matter, light }: ParticleDepths, magnification?: () => number) {
    this.#particles = Array.from({ length: CAPACITY }, () => createParticle(GLOW));
    this.#matter = new SpritePool(scene, { depth: matter, magnification });
    this.#light = new SpritePool(scene, { depth: light, additive: true, magnification });
  }

  emit(options: ParticleOptions<Frame>): void {
    if (this.#reducedDetail && this.#isSpared(options)) return;
    const particle = this.#particles[this.#next] as Particle<Frame>;
    this.#next = (this.#next + 1) % CAPACITY;
    Object.assign(particle, DEFAULTS, options);
    particle.endScale = options.endScale ?? particle.scale;
    particle.ageMs = -particle.delayMs;
  }

  /** Removes all particles. */
  clear(): void {
    for (const particle of this.#particles) particle.ageMs = particle.lifeMs;
  }

  draw({ deltaMs, reducedDetail }: FrameClock): void {
    this.#reducedDetail = reducedDetail;
    this.#matter.begin();
    this.#light.begin();
    const seconds = deltaMs / 1000;
    // Those of one burst lose the same share of their speed.
    let drag = 0;
    let kept = 1;
    for (const particle of this.#particles) {
      if (particle.ageMs >= particle.lifeMs) continue;
      particle.ageMs += deltaMs;
      if (particle.ageMs < 0 || particle.ageMs >= particle.lifeMs) continue;
      if (particle.drag !== drag) {
        ({ drag } = particle);
        kept = (1 - drag) ** seconds;
      }
      particle.velocityX *= kept;
      particle.velocityY *= kept;
      particle.x += particle.velocityX * seconds;
      particle.y += particle.velocityY * seconds;
      particle.rotation += particle.spin * seconds;
      const age = particle.ageMs / particle.lifeMs;
      const { strip } = particle;
      const pool = particle.additive ? this.#light : this.#matter;
      pool
        .stamp(strip?.[Math.floor(age * strip.length)] ?? particle.frame, particle.x, particle.y)
        .setScale(UNIT_SCALE * (particle.scale + (particle.endScale - particle.scale) * age * (2 - age)))
        .setRotation(particle.rotation)
        .setAlpha(particle.alpha * (strip ? 1 : 1 - age * age))
        .setTint(particle.tint);
    }
    this.#matter.end();
    this.#light.end();
  }

  #isSpared({ frame, strip, crowd }: ParticleOptions<Frame>): boolean {
    if (crowd) this.#leavesOut = !this.#leavesOut;
    return crowd ? this.#leavesOut : frame === GLOW && strip === undefined;
  }
}

const DEFAULTS: Omit<Particle<never>, 'frame' | 'x' | 'y'> = {
  strip: undefined,
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
  crowd: false,
  ageMs: 0,
};

function createParticle<Frame extends string>(frame: Frame): Particle<Frame> {
  return { ...DEFAULTS, frame, x: 0, y: 0, ageMs: DEFAULTS.lifeMs };
}
