import type Phaser from 'phaser';
import type { GameView, SceneContext } from '../stage/game-view.ts';
import { loadPictures } from '../picture/pictures.ts';
import { createAtlas } from './art/atlas.ts';
import { PICTURES } from './art/frames.ts';
import { controls } from './controls.ts';
import { addBackdrop } from './layers/backdrop-layer.ts';
import { createFrameClock } from '../picture/frame-clock.ts';
import { type Layers, createLayers, drawLayers, resetLayers } from './layers/layers.ts';
import { columnToPx, rowToPx } from './layers/place.ts';
import { CANVAS } from './rules.ts';
import { type SnakeCommand, type SnakeEvent, type SnakeState, head } from './sim.ts';

type Context = SceneContext<SnakeState, SnakeCommand, SnakeEvent>;

export const view: GameView<SnakeState, SnakeCommand, SnakeEvent> = {
  canvas: CANVAS,
  controls,
  load: () => loadPictures(PICTURES),
  createScene: (phaser, context) => new (createSceneClass(phaser))(context),
};

/** Draws a run of Space Snake. It reads the state and reacts to events; nothing that it does reaches the simulation. */
function createSceneClass(phaser: typeof Phaser) {
  return class SnakeScene extends phaser.Scene {
    readonly #context: Context;
    readonly #clock = createFrameClock();
    #layers!: Layers;

    constructor(context: Context) {
      super('space-snake');
      this.#context = context;
    }

    create(): void {
      const { controller } = this.#context;
      createAtlas(this.textures);
      addBackdrop(this);
      this.#layers = createLayers(this);
      const unsubscribe = [
        controller.onTick((state, events) => {
          for (const event of events) this.#react(event, state);
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

    #react(event: SnakeEvent, state: Readonly<SnakeState>): void {
      const { bursts, convoy, enemies, death } = this.#layers;
      const { reducedMotion } = this.#clock;
      switch (event.type) {
        case 'collected':
          bursts.collected(event.resource, reducedMotion);
          convoy.onCollected(event.resource.kind, this.#clock);
          break;
        case 'grown':
          convoy.onGrown(this.#clock);
          bursts.grown(columnToPx(head(state).x), rowToPx(head(state).y), reducedMotion);
          break;
        case 'expired':
          bursts.expired(event.resource);
          break;
        case 'wave':
          enemies.reset();
          break;
        case 'enemyActive':
          enemies.onActive(event.enemy, reducedMotion);
          bursts.enemyActive(event.enemy, reducedMotion);
          break;
        case 'died':
          death.onDied();
          break;
        // The head shows turns and moves from the state itself.
        case 'turned':
        case 'moved':
          break;
      }
    }
  };
}
