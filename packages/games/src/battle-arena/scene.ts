import type Phaser from 'phaser';
import { createFrameClock } from '../picture/frame-clock.ts';
import type { GameView, SceneContext } from '../stage/game-view.ts';
import { loadPictures } from '../picture/pictures.ts';
import { createAtlas } from './art/atlas.ts';
import { PICTURES } from './art/frames.ts';
import { controls } from './controls.ts';
import { type Layers, createLayers, drawLayers, resetLayers } from './layers/layers.ts';
import { react } from './layers/reactions.ts';
import { CANVAS } from './rules.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';

type Context = SceneContext<ArenaState, ArenaCommand, ArenaEvent>;

export const view: GameView<ArenaState, ArenaCommand, ArenaEvent> = {
  canvas: CANVAS,
  controls,
  load: () => loadPictures(PICTURES),
  createScene: (phaser, context) => new (createSceneClass(phaser))(context),
};

/** Draws a run of Cosmic Battle Arena. It reads the state and reacts to events; nothing that it does reaches the simulation. */
function createSceneClass(phaser: typeof Phaser) {
  return class ArenaScene extends phaser.Scene {
    readonly #context: Context;
    readonly #clock = createFrameClock();
    #layers!: Layers;

    constructor(context: Context) {
      super('battle-arena');
      this.#context = context;
    }

    create(): void {
      const { controller } = this.#context;
      createAtlas(this.textures);
      this.#layers = createLayers(this);
      const unsubscribe = [
        controller.onTick((state, events) => {
          this.#layers.ship.onTick(state);
          for (const event of events) react(this.#layers, event, state.player, this.#clock.reducedMotion);
        }),
        controller.onReset(() => resetLayers(this.#layers)),
      ];
      this.events.once(phaser.Scenes.Events.SHUTDOWN, () => {
        for (const end of unsubscribe) end();
      });
    }

    override update(_time: number, deltaMs: number): void {
      const { controller, settings } = this.#context;
      const { motion, hitBoxes } = settings();
      const clock = this.#clock;
      clock.alpha = controller.advance(deltaMs);
      clock.deltaMs = controller.getSnapshot().phase === 'paused' ? 0 : deltaMs * controller.speed;
      clock.nowMs += clock.deltaMs;
      clock.reducedMotion = motion === 'reduced';
      drawLayers(this.#layers, this.cameras.main, controller.state, clock, hitBoxes);
    }
  };
}
