import type Phaser from 'phaser';
import { DangerEdge } from '@star-seekers/stage/picture/danger-edge.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import { Shake } from '@star-seekers/stage/picture/shake.ts';
import type { GameView } from '@star-seekers/stage/game-view.ts';
import { intensityOf } from './intensity.ts';
import { CrackLayer } from './layers/crack-layer.ts';
import { GlowLayer } from './layers/glow-layer.ts';
import { BACKDROP, SkyLayer } from './layers/sky-layer.ts';
import { CANVAS, MAX_STRIKES } from './rules.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';

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
