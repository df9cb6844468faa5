import type Phaser from 'phaser';
import { createFrameClock } from '../picture/frame-clock.ts';
import type { GameView, SceneContext } from '../stage/game-view.ts';
import { loadPictures } from '../picture/pictures.ts';
import { createAtlas } from './art/atlas.ts';
import { PICTURES } from './art/frames.ts';
import { MODE_COLORS } from './art/palette.ts';
import { controls } from './controls.ts';
import { type Layers, createLayers, drawLayers, resetLayers } from './layers/layers.ts';
import { mazeOf } from './mazes/index.ts';
import { CANVAS } from './rules.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';

type Context = SceneContext<CargoState, CargoCommand, CargoEvent>;

export const view: GameView<CargoState, CargoCommand, CargoEvent> = {
  canvas: CANVAS,
  controls,
  load: () => loadPictures(PICTURES),
  createScene: (phaser, context) => new (createSceneClass(phaser))(context),
};

/** Draws a run of Cargo Runner. It reads the state and reacts to events; nothing that it does reaches the simulation. */
function createSceneClass(phaser: typeof Phaser) {
  return class CargoScene extends phaser.Scene {
    readonly #context: Context;
    readonly #clock = createFrameClock();
    #layers!: Layers;

    constructor(context: Context) {
      super('cargo-runner');
      this.#context = context;
    }

    create(): void {
      const { controller } = this.#context;
      createAtlas(this.textures);
      this.#layers = createLayers(this);
      this.#layers.deck.draw(controller.state.level);
      resetLayers(this.#layers, controller.state);
      const unsubscribe = [
        controller.onTick((state, events) => {
          this.#layers.poses.onTick(state);
          for (const event of events) this.#react(event, state);
        }),
        controller.onReset(() => resetLayers(this.#layers, controller.state)),
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
      drawLayers(this.#layers, controller.state, clock, hitBoxes);
    }

    #react(event: CargoEvent, state: Readonly<CargoState>): void {
      const { bursts, drones, ending } = this.#layers;
      const { reducedMotion } = this.#clock;
      switch (event.type) {
        case 'levelStarted':
          resetLayers(this.#layers, state);
          bursts.arrived(mazeOf(state.level).station, reducedMotion);
          break;
        case 'pickedUp':
          bursts.pickedUp(event.item, reducedMotion);
          break;
        case 'refused':
          bursts.refused(event.item);
          break;
        case 'delivered':
          bursts.delivered(mazeOf(state.level).station, event.items, reducedMotion);
          break;
        case 'suspicious':
        case 'chase':
        case 'lost':
        case 'calm':
          drones.onMode(event.drone, reducedMotion);
          bursts.mind(event.drone, MODE_COLORS[event.drone.mode], reducedMotion);
          break;
        case 'caught':
          ending.onCaught();
          break;
        // The HUD and the panels show these from the state itself.
        case 'lowTime':
        case 'levelComplete':
        case 'timeUp':
        case 'victory':
          break;
      }
    }
  };
}
