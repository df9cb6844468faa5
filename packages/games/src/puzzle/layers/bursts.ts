import type Phaser from 'phaser';
import { BurstKit } from '@star-seekers/stage/picture/burst-kit.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { Particles } from '@star-seekers/stage/picture/particles.ts';
import type { FrameName } from '../art/frames.ts';
import { BOARD_LEFT, BOARD_SIZE, BOARD_TOP, CANVAS, type Point, centreOf } from '../board.ts';
import { moveGoalOf } from '../goals.ts';
import { PIECES } from '../rules.ts';
import type { PuzzleEvent } from '../state.ts';
import { DEPTH } from './depth.ts';
import { SWAP_MS } from './pane-motion.ts';

const GOLD = 0xffcf6e;
const ICE = 0x9fdcff;
const RED = 0xff6a5e;
const CONFETTI = [0xffcf6e, 0x8fd8ff, 0xff8f6e, 0xb9a2ff, 0x9ff0b8] as const;

const SHOWERS = { flawless: 3, master: 2, perfect: 1 } as const;

/** Emits the light and dust of the glass. */
export class Bursts {
  readonly #particles: Particles<FrameName>;
  readonly #kit: BurstKit<FrameName>;

  constructor(scene: Phaser.Scene) {
    this.#particles = new Particles<FrameName>(scene, DEPTH);
    this.#kit = new BurstKit(this.#particles);
  }

  reset(): void {
    this.#kit.reset();
  }

  react(event: PuzzleEvent, reducedMotion: boolean): void {
    if (reducedMotion) return;
    if (event.type === 'shuffled') this.#shatter();
    else if (event.type === 'swapped') {
      for (const place of event.places) this.#dust(centreOf(place));
      for (const place of event.home) this.#settle(centreOf(place));
      for (const row of event.rows) this.#runAlong(row);
      if (event.home.length === 0) for (const place of event.places) this.#refuse(centreOf(place));
    } else if (event.type === 'solved') this.#celebrate(event.moves);
  }

  draw(clock: FrameClock): void {
    this.#particles.draw(clock);
  }

  /** Dust round a pane that lands. */
  #dust({ x, y }: Point): void {
    for (let speck = 0; speck < 8; speck++) {
      const angle = (speck / 8) * 2 * Math.PI + this.#kit.between(0, 0.7);
      this.#kit.light({
        frame: 'glint',
        crowd: true,
        delayMs: SWAP_MS - 20,
        x: x + Math.cos(angle) * 66,
        y: y + Math.sin(angle) * 66,
        velocityX: Math.cos(angle) * 70,
        velocityY: Math.sin(angle) * 70,
        drag: 0.9,
        lifeMs: this.#kit.between(220, 420),
        scale: this.#kit.between(0.25, 0.55),
        endScale: 0.1,
        alpha: 0.6,
        tint: ICE,
      });
    }
  }

  /** A miss. */
  #refuse(place: Point): void {
    this.#kit.light({
      frame: 'ring',
      ...place,
      delayMs: SWAP_MS,
      lifeMs: 360,
      scale: 1.6,
      endScale: 0.7,
      alpha: 0.6,
      tint: RED,
    });
  }

  /** Light on a piece that is in its place. */
  #settle(place: Point): void {
    this.#kit.light({
      frame: 'glow',
      ...place,
      delayMs: SWAP_MS,
      lifeMs: 420,
      scale: 2.6,
      endScale: 0.8,
      alpha: 0.5,
      tint: GOLD,
    });
    this.#kit.sparks(place, { frame: 'spark', count: 9, tint: GOLD, speed: 230, delayMs: SWAP_MS });
  }

  /** A light runs along a completed row. */
  #runAlong(line: readonly number[]): void {
    for (const [step, place] of line.entries()) {
      const centre = centreOf(place);
      const delayMs = SWAP_MS + step * 80;
      this.#kit.light({
        frame: 'glow',
        ...centre,
        delayMs,
        lifeMs: 460,
        scale: 3.6,
        endScale: 1.6,
        alpha: 0.42,
        tint: GOLD,
      });
      this.#kit.light({
        frame: 'ring',
        ...centre,
        delayMs,
        lifeMs: 480,
        scale: 0.5,
        endScale: 1.7,
        alpha: 0.5,
        tint: GOLD,
      });
    }
  }

  /** The picture breaks. */
  #shatter(): void {
    for (let place = 0; place < PIECES; place++) {
      const { x, y } = centreOf(place, 0);
      this.#kit.pieces(
        { x: x + 72, y: y + 72 },
        { frames: ['glint'], count: 3, speed: 210, scale: 0.5, tint: 0xd7e6ff },
      );
    }
  }

  /** The harder the goal that was met, the more showers. */
  #celebrate(moves: number): void {
    const middle = { x: CANVAS.width / 2, y: CANVAS.height / 2 };
    this.#kit.light({
      frame: 'ring',
      ...middle,
      delayMs: 420,
      lifeMs: 900,
      scale: 1,
      endScale: 8,
      alpha: 0.55,
      tint: GOLD,
    });
    this.#kit.light({
      frame: 'glow',
      ...middle,
      delayMs: 380,
      lifeMs: 800,
      scale: 9,
      endScale: 5,
      alpha: 0.32,
      tint: GOLD,
    });
    const showers = SHOWERS[moveGoalOf(moves) ?? 'perfect'];
    for (let shower = 0; shower < showers; shower++) this.#shower(450 + shower * 380);
  }

  /** Glass dust in five colours, from the frame inwards and down. */
  #shower(delayMs: number): void {
    for (let speck = 0; speck < 46; speck++) {
      const share = speck / 46;
      this.#kit.light({
        frame: 'glint',
        crowd: true,
        delayMs: delayMs + this.#kit.between(0, 260),
        x: BOARD_LEFT + BOARD_SIZE * share,
        y: BOARD_TOP + this.#kit.between(-14, 30),
        velocityX: this.#kit.between(-60, 60),
        velocityY: this.#kit.between(60, 330),
        drag: 0.35,
        lifeMs: this.#kit.between(700, 1500),
        scale: this.#kit.between(0.4, 1),
        endScale: 0.1,
        spin: this.#kit.between(-4, 4),
        tint: CONFETTI[speck % CONFETTI.length] as number,
      });
    }
  }
}
