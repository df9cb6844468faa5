import type Phaser from 'phaser';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import type { GameView } from '@star-seekers/stage/game-view.ts';
import { intensityOf } from './intensity.ts';
import { DangerLayer } from './layers/danger-layer.ts';
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
  readonly #danger: DangerLayer;
  readonly #glow: GlowLayer;

  constructor(scene: Phaser.Scene) {
    this.#sky = new SkyLayer(scene);
    this.#danger = new DangerLayer(scene);
    this.#glow = new GlowLayer(scene);
  }

  react({ type }: QuizEvent): void {
    if (type === 'right') {
      this.#sky.rush();
      this.#glow.flash('right');
    } else if (type === 'strike') this.#glow.flash('wrong');
  }

  reset(): void {
    this.#glow.reset();
  }

  draw({ clock, state }: Frame<QuizState>): void {
    this.#sky.draw(clock);
    this.#danger.draw(clock, state.strikes === MAX_STRIKES - 1);
    this.#glow.draw(clock);
  }
}
