import type { GameView } from '@star-seekers/stage/game-view.ts';
import { DangerEdge, fillEdges } from '@star-seekers/stage/picture/danger-edge.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import { Shake } from '@star-seekers/stage/picture/impact.ts';
import type Phaser from 'phaser';
import { intensityOf } from './intensity.ts';
import { CrackLayer } from './layers/crack-layer.ts';
import { BACKDROP, SkyLayer } from './layers/sky-layer.ts';
import { CANVAS, MAX_STRIKES } from './rules.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';

const GLOW = { right: 0x2fd18d, wrong: 0xff4a4f } as const;
const EDGE = { alpha: 0.44, bands: 16, bandPx: 8 } as const;
/** Share of the glow that fades per second. */
const FADE = 1.5;

/** Draws green or red light at the edges after an answer; the text has the same information. */
class GlowLayer {
  readonly #picture: Phaser.GameObjects.Graphics;
  #strength = 0;

  constructor(scene: Phaser.Scene) {
    this.#picture = scene.add.graphics();
  }

  flash(kind: keyof typeof GLOW): void {
    this.#strength = 1;
    this.#picture.clear();
    fillEdges(this.#picture, CANVAS, { colour: GLOW[kind], ...EDGE });
  }

  reset(): void {
    this.#strength = 0;
  }

  draw({ deltaMs, reducedMotion, reducedDetail }: FrameClock): void {
    this.#strength = Math.max(0, this.#strength - (deltaMs / 1000) * FADE);
    this.#picture.setAlpha(reducedMotion || reducedDetail ? 0 : this.#strength);
  }
}

export const view: GameView<QuizState, QuizCommand, QuizEvent> = {
  canvas: CANVAS,
  // Questions and answers are elements of the page.
  controls: {},
  boardInPage: true,
  intensity: intensityOf,
  load: () => loadPictures({ backdrop: BACKDROP }),
  createScene: (phaser, context) => createGameScene(phaser, 'lore-master', context, (scene) => new QuizPicture(scene)),
};

/** Draws the background of the questions. */
class QuizPicture implements GamePicture<QuizState, QuizEvent> {
  readonly #sky: SkyLayer;
  readonly #cracks: CrackLayer;
  readonly #danger: DangerEdge;
  readonly #glow: GlowLayer;
  readonly #shake = new Shake();
  readonly #camera: Phaser.Cameras.Scene2D.Camera;

  constructor(scene: Phaser.Scene) {
    this.#sky = new SkyLayer(scene);
    this.#cracks = new CrackLayer(scene);
    this.#danger = new DangerEdge(scene, CANVAS);
    this.#glow = new GlowLayer(scene);
    this.#camera = scene.cameras.main;
  }

  react(event: QuizEvent, _state: Readonly<QuizState>, { nowMs }: FrameClock): void {
    if (event.type === 'right') {
      this.#sky.rush();
      this.#glow.flash('right');
    } else if (event.type === 'strike') {
      this.#glow.flash('wrong');
      if (event.strikes < MAX_STRIKES) return;
      this.#cracks.break(nowMs);
      this.#shake.add(1, 'setPiece');
    }
  }

  reset(): void {
    this.#cracks.reset();
    this.#shake.reset();
    this.#glow.reset();
  }

  draw({ clock, state }: Frame<QuizState>): void {
    this.#shake.advance(clock);
    this.#shake.move(this.#camera);
    this.#sky.draw(clock, state.strikes >= MAX_STRIKES);
    this.#cracks.draw(clock);
    this.#danger.draw(clock, state.strikes >= MAX_STRIKES - 1);
    this.#glow.draw(clock);
  }
}
