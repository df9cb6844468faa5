import type Phaser from 'phaser';
import { createFrameClock } from '../picture/frame-clock.ts';
import { loadPictures } from '../picture/pictures.ts';
import type { GameView, SceneContext } from '../stage/game-view.ts';
import { ArtworkTextures } from './art/artwork-textures.ts';
import { createAtlas } from './art/atlas.ts';
import { EFFECTS_URL } from './art/frames.ts';
import { CANVAS } from './board.ts';
import { boardLookOf } from './board-look.ts';
import { controls } from './controls.ts';
import { Bursts } from './layers/bursts.ts';
import { PaneLayer } from './layers/pane-layer.ts';
import { PictureLayer } from './layers/picture-layer.ts';
import { SeamLayer } from './layers/seam-layer.ts';
import { WindowLayer } from './layers/window-layer.ts';
import { PICTURES } from './pictures.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

type Context = SceneContext<PuzzleState, PuzzleCommand, PuzzleEvent>;

export const view: GameView<PuzzleState, PuzzleCommand, PuzzleEvent> = {
  canvas: CANVAS,
  controls,
  load: () => loadPictures({ ...PICTURES, effects: EFFECTS_URL }),
  createScene: (phaser, context) => new (createSceneClass(phaser))(context),
};

/** Draws the window. It reads the state and reacts to events; nothing that it does reaches the simulation. */
function createSceneClass(phaser: typeof Phaser) {
  return class PuzzleScene extends phaser.Scene {
    readonly #context: Context;
    readonly #clock = createFrameClock();
    #artwork!: ArtworkTextures;
    #window!: WindowLayer;
    #panes!: PaneLayer;
    #seams!: SeamLayer;
    #picture!: PictureLayer;
    #bursts!: Bursts;
    #solvedAtMs: number | null = null;

    constructor(context: Context) {
      super('puzzle');
      this.#context = context;
    }

    create(): void {
      const { controller } = this.#context;
      createAtlas(this.textures);
      this.#artwork = new ArtworkTextures(this.textures);
      this.#window = new WindowLayer(this);
      this.#panes = new PaneLayer(this);
      this.#seams = new SeamLayer(this);
      this.#picture = new PictureLayer(this);
      this.#bursts = new Bursts(this);
      this.#reset();
      const unsubscribe = [
        controller.onTick((state, events) => {
          for (const event of events) this.#react(event, state);
        }),
        controller.onReset(() => this.#reset()),
      ];
      this.events.once(phaser.Scenes.Events.SHUTDOWN, () => {
        for (const end of unsubscribe) end();
      });
    }

    override update(_time: number, deltaMs: number): void {
      const { controller, settings } = this.#context;
      const clock = this.#clock;
      clock.alpha = controller.advance(deltaMs);
      const { phase } = controller.getSnapshot();
      clock.deltaMs = phase === 'paused' ? 0 : deltaMs * controller.speed;
      clock.nowMs += clock.deltaMs;
      clock.reducedMotion = settings().motion === 'reduced';
      const { state } = controller;
      const look = boardLookOf(controller);
      const hidden = phase === 'paused' || phase === 'countdown';
      const studying = state.status === 'preview';
      const solvedAtMs = this.#solvedAtMs;
      this.#window.draw(hidden);
      this.#panes.draw(state, look, clock, !hidden && !studying);
      this.#seams.draw(state, clock, {
        shown: !hidden,
        isAtRest: (piece) => this.#panes.isAtRest(piece),
        solvedAtMs,
      });
      this.#picture.draw(clock, { shown: !hidden, studying, peeking: look.peeking, solvedAtMs });
      this.#bursts.draw(clock);
    }

    #reset(): void {
      const { state } = this.#context.controller;
      // What is left of an ended run stands there at once, without its ceremony.
      this.#solvedAtMs = state.status === 'solved' ? Number.NEGATIVE_INFINITY : null;
      this.#artwork.show(state.artwork);
      this.#window.hang(state.artwork);
      this.#panes.reset(state);
      this.#seams.reset();
      this.#bursts.reset();
    }

    #react(event: PuzzleEvent, state: Readonly<PuzzleState>): void {
      const { nowMs, reducedMotion } = this.#clock;
      if (event.type === 'shuffled') this.#panes.shuffle(state, nowMs);
      else if (event.type === 'solved') this.#solvedAtMs = nowMs;
      this.#bursts.react(event, reducedMotion);
    }
  };
}
