import { BurstKit } from '@star-seekers/stage/picture/burst-kit.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import type { Particles } from '@star-seekers/stage/picture/particles.ts';
import { DUST, POWER_UP_COLORS } from '../art/colors.ts';
import { type FrameName, stripOf } from '../art/frames.ts';
import { HOVER, type PowerUpKind, type RockKind } from '../rules.ts';
import type { Place } from '../simulation/state.ts';

/** Size of an explosion: a small hull or a rock, a big hull, a warship or the player's ship. */
export type BurstSize = 'small' | 'big' | 'huge';

/** Fire, or the cold fire of ONI hulls. */
export type BurstFire = 'explosion' | 'plasma';

interface Size {
  /** Number of fireballs; the first is the largest. */
  readonly fires: number;
  readonly reach: number;
  readonly sparks: number;
  readonly lifeMs: number;
}

const SIZES: Readonly<Record<BurstSize, Size>> = {
  small: { fires: 1, reach: 1, sparks: 9, lifeMs: 520 },
  big: { fires: 3, reach: 1.7, sparks: 18, lifeMs: 680 },
  huge: { fires: 8, reach: 2.6, sparks: 34, lifeMs: 900 },
};

const STRIPS: Readonly<Record<BurstFire, { strip: readonly FrameName[]; scale: number }>> = {
  explosion: { strip: stripOf('explosion'), scale: 0.9 },
  plasma: { strip: stripOf('plasma'), scale: 1.45 },
};
/** The fires of a warship's wreck, until it breaks up: three in a second. */
const WRECK = { fires: 6, everyMs: 334, spread: 60 } as const;
const WRECK_PIECES: readonly FrameName[] = ['c11-turret', 'a1-debris-1', 'a1-debris-2', 'a1-debris-3'];
const MUZZLE = stripOf('muzzle-player');

/** Emits the particles of each kind of event. */
export class Bursts {
  readonly #kit: BurstKit<FrameName>;

  constructor(particles: Particles<FrameName>) {
    this.#kit = new BurstKit(particles);
  }

  reset(): void {
    this.#kit.reset();
  }

  muzzle({ x, y }: Place, reducedMotion: boolean): void {
    if (reducedMotion) return;
    this.#kit.light({ frame: 'glow', strip: MUZZLE, x, y: y + 6, lifeMs: 90, scale: 0.8, alpha: 0.9 });
  }

  hit({ x, y }: Place, tint: number): void {
    this.#kit.light({ frame: 'glint', x, y, lifeMs: 130, scale: 1, endScale: 0.5, tint });
    this.#kit.sparks({ x, y }, { frame: 'spark', count: 4, tint, speed: 150 });
  }

  /** A shot glances off a shield. */
  deflected({ x, y }: Place): void {
    this.#kit.light({ frame: 'ring', x, y, lifeMs: 200, scale: 0.15, endScale: 0.45, alpha: 0.9, tint: 0xbfd6ff });
    this.#kit.sparks({ x, y }, { frame: 'spark', count: 3, tint: 0xbfd6ff, speed: 190 });
  }

  points({ x, y }: Place, points: number, reducedMotion: boolean): void {
    const frame: FrameName = `points-${points}`;
    const scale = reducedMotion ? 1 : 0.7;
    this.#kit.emit({ frame, x, y: y - 12, velocityY: -52, drag: 0.7, lifeMs: 850, scale, endScale: 1 });
  }

  explosion(
    { x, y }: Place,
    { size, fire, tint, reducedMotion }: { size: BurstSize; fire: BurstFire; tint: number; reducedMotion: boolean },
  ): void {
    const { fires, reach, sparks, lifeMs } = SIZES[size];
    const { strip, scale } = STRIPS[fire];
    const spread = 14 * reach;
    this.#kit.smoke({ x, y }, { frame: 'smoke', count: fires + 1, spread, scale: 1.2 * reach, tint: 0x6a7288 });
    for (let index = 0; index < fires; index++) {
      const off = index === 0 ? 0 : spread;
      this.#kit.blast(
        { x: x + this.#kit.between(-off, off), y: y + this.#kit.between(-off, off) },
        {
          strip,
          scale: scale * reach * (index === 0 ? 1 : this.#kit.between(0.4, 0.7)),
          lifeMs,
          delayMs: index * (size === 'huge' ? 80 : 45),
          alpha: reducedMotion ? 0.7 : 1,
        },
      );
    }
    if (reducedMotion) return;
    this.#kit.light({
      frame: 'glow',
      x,
      y,
      lifeMs: 180,
      scale: 2.6 * reach,
      endScale: 0.8,
      alpha: 0.55,
      tint: 0xffd9a0,
    });
    this.#kit.light({ frame: 'ring', x, y, lifeMs: 400, scale: 0.3, endScale: 1.15 * reach, alpha: 0.55, tint });
    this.#kit.sparks({ x, y }, { frame: 'spark', count: sparks, tint, speed: 170 + 90 * reach });
  }

  /** A warship goes down: fires run over its hull for two seconds. */
  wreck({ x, y }: Place, reducedMotion: boolean): void {
    const { strip, scale } = STRIPS.explosion;
    for (let index = 0; index < WRECK.fires; index++) {
      this.#kit.blast(
        {
          x: x + this.#kit.between(-WRECK.spread, WRECK.spread),
          y: y + this.#kit.between(-WRECK.spread, WRECK.spread) / 2,
        },
        {
          strip,
          scale: scale * this.#kit.between(0.7, 1.6),
          lifeMs: SIZES.big.lifeMs,
          delayMs: index * WRECK.everyMs,
          alpha: reducedMotion ? 0.5 : 0.9,
        },
      );
    }
  }

  /** A burnt warship breaks up. */
  breakUp({ x, y }: Place, reducedMotion: boolean): void {
    this.explosion({ x, y }, { size: 'huge', fire: 'explosion', tint: 0xffc15a, reducedMotion });
    this.#kit.pieces(
      { x, y },
      {
        frames: WRECK_PIECES,
        count: reducedMotion ? 4 : 16,
        speed: reducedMotion ? 60 : 260,
        scale: 1.1,
        tint: 0x8a8078,
      },
    );
    if (reducedMotion) return;
    for (const [endScale, lifeMs] of [
      [6, 520],
      [9, 760],
    ] as const) {
      this.#kit.light({ frame: 'ring', x, y, lifeMs, scale: 0.6, endScale, alpha: 0.7, tint: 0xffd9a0 });
    }
  }

  /** A rock breaks into pieces of its own kind. */
  rubble(place: Place, kind: RockKind, reducedMotion: boolean): void {
    this.#kit.smoke(place, { frame: 'smoke', count: 5, spread: 16, scale: 1.3, tint: DUST[kind] });
    const frames = ([1, 2, 3] as const).map((piece): FrameName => `${kind}-debris-${piece}`);
    this.#kit.pieces(place, { frames, count: reducedMotion ? 3 : 9, speed: reducedMotion ? 60 : 190, scale: 0.9 });
    if (!reducedMotion) this.#kit.sparks(place, { frame: 'spark', count: 8, tint: DUST[kind], speed: 180 });
  }

  /** A bullet fades. */
  fizzle({ x, y }: Place): void {
    this.#kit.light({ frame: 'glow', x, y, lifeMs: 260, scale: 0.6, endScale: 0.1, alpha: 0.8, tint: 0xffe2b0 });
  }

  /** A hit breaks off the docking with an extra life. */
  interrupted({ x, y }: Place): void {
    const scale = (2 * HOVER.radius) / 64;
    this.#kit.light({ frame: 'ring', x, y, lifeMs: 420, scale, endScale: 0.7 * scale, alpha: 0.9, tint: 0xff5a4a });
  }

  pickUp(place: Place, kind: PowerUpKind, reducedMotion: boolean): void {
    const tint = toTint(POWER_UP_COLORS[kind]);
    this.#kit.light({ frame: 'ring', ...place, lifeMs: 440, scale: 0.4, endScale: 1.6, alpha: 0.9, tint });
    this.#kit.emit({
      frame: kind,
      ...place,
      velocityY: -60,
      drag: 0.6,
      lifeMs: 650,
      endScale: reducedMotion ? 1 : 1.5,
    });
    if (!reducedMotion) this.#kit.sparks(place, { frame: 'spark', count: 16, tint, speed: 240 });
  }
}
