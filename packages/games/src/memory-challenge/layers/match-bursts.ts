import type Phaser from 'phaser';
import { BurstKit } from '@star-seekers/stage/picture/burst-kit.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { Particles } from '@star-seekers/stage/picture/particles.ts';
import type { FrameName } from '../art/frames.ts';
import { type BoardLayout, centreOf } from '../board.ts';
import { DEPTH } from './depth.ts';

const GOLD = 0xffcf6e;
const ICE = 0x8fd8ff;

/** Draws the light of a found pair. */
export class MatchBursts {
  readonly #particles: Particles<FrameName>;
  readonly #kit: BurstKit<FrameName>;
  readonly #layout: BoardLayout;

  constructor(scene: Phaser.Scene, layout: BoardLayout) {
    this.#layout = layout;
    this.#particles = new Particles<FrameName>(scene, DEPTH);
    this.#kit = new BurstKit(this.#particles);
  }

  reset(): void {
    this.#kit.reset();
  }

  match(cards: readonly number[], streak: number, reducedMotion: boolean): void {
    const tint = streak > 1 ? GOLD : ICE;
    for (const card of cards) {
      const place = centreOf(this.#layout, card);
      this.#kit.light({ frame: 'ring', ...place, lifeMs: 520, scale: 0.6, endScale: 2.6, alpha: 0.7, tint });
      if (reducedMotion) continue;
      this.#kit.light({ frame: 'glow', ...place, lifeMs: 420, scale: 4.2, endScale: 2, alpha: 0.4, tint });
      this.#kit.light({ frame: 'glint', ...place, lifeMs: 420, scale: 2.2, endScale: 0.4, spin: 2, tint });
      this.#kit.sparks(place, { frame: 'spark', count: 10 + 2 * Math.min(streak, 6), tint, speed: 260 });
    }
  }

  draw(clock: FrameClock): void {
    this.#particles.draw(clock);
  }
}
