import type Phaser from 'phaser';
import { createFrameClock } from '../picture/frame-clock.ts';
import { loadPictures } from '../picture/pictures.ts';
import type { GameView, SceneContext } from '../stage/game-view.ts';
import { GlowLayer } from './layers/glow-layer.ts';
import { BACKDROP, SkyLayer } from './layers/sky-layer.ts';
import { CANVAS } from './rules.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';

type Context = SceneContext<QuizState, QuizCommand, QuizEvent>;

export const view: GameView<QuizState, QuizCommand, QuizEvent> = {
  canvas: CANVAS,
  // Questions and answers are elements of the page; the picture behind them takes no input.
  controls: {},
  boardInPage: true,
  load: () => loadPictures({ backdrop: BACKDROP }),
  createScene: (phaser, context) => new (createSceneClass(phaser))(context),
};

/** The picture behind the questions. It reads events; nothing that it does reaches the simulation. */
function createSceneClass(phaser: typeof Phaser) {
  return class QuizScene extends phaser.Scene {
    readonly #context: Context;
    readonly #clock = createFrameClock();
    #sky!: SkyLayer;
    #glow!: GlowLayer;

    constructor(context: Context) {
      super('lore-master');
      this.#context = context;
    }

    create(): void {
      const { controller } = this.#context;
      this.#sky = new SkyLayer(this);
      this.#glow = new GlowLayer(this);
      const unsubscribe = [
        controller.onTick((_state, events) => {
          for (const event of events) this.#react(event);
        }),
        controller.onReset(() => this.#glow.reset()),
      ];
      this.events.once(phaser.Scenes.Events.SHUTDOWN, () => {
        for (const end of unsubscribe) end();
      });
    }

    override update(_time: number, deltaMs: number): void {
      const { controller, settings } = this.#context;
      const clock = this.#clock;
      clock.alpha = controller.advance(deltaMs);
      clock.deltaMs = controller.getSnapshot().phase === 'paused' ? 0 : deltaMs * controller.speed;
      clock.nowMs += clock.deltaMs;
      clock.reducedMotion = settings().motion === 'reduced';
      this.#sky.draw(clock);
      this.#glow.draw(clock);
    }

    #react({ type }: QuizEvent): void {
      if (type === 'right') {
        this.#sky.rush();
        this.#glow.flash('right');
      } else if (type === 'strike') this.#glow.flash('wrong');
    }
  };
}
