import { isHeading } from '@star-seekers/sim';
import type { GameControls, GameView } from '@star-seekers/stage/game-view.ts';
import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import { packAtlas } from '@star-seekers/stage/picture/atlas.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import type Phaser from 'phaser';
import { FRAMES, PICTURES } from './art/frames.ts';
import { MODE_COLORS } from './art/palette.ts';
import { shownDeck } from './layers/deck-layer.ts';
import { type Layers, createLayers, drawLayers, resetLayers } from './layers/layers.ts';
import { mazeOf } from './mazes/index.ts';
import { CANVAS } from './rules.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';
import { intensityOf } from './intensity.ts';

/**
 * The courier walks while a direction is held; a swipe sets a course. The secondary button fires the pulse. Between two decks the primary button continues to the next
 * one; during a deck it pauses, as in every game.
 */
const controls: GameControls<CargoState, CargoCommand> = {
  press(action, { phase }) {
    if (isHeading(action)) return { type: 'hold', heading: action };
    if (action === 'secondary') return { type: 'pulse' };
    return action === 'primary' && phase === 'levelComplete' ? { type: 'continue' } : undefined;
  },
  release: (action) => (isHeading(action) ? { type: 'release', heading: action } : undefined),
  swipe: (direction) => ({ type: 'course', heading: direction }),
};

export const view: GameView<CargoState, CargoCommand, CargoEvent> = {
  canvas: CANVAS,
  tall: 4 / 3,
  controls,
  intensity: intensityOf,
  load: () => loadPictures(PICTURES),
  createScene: (phaser, context) =>
    createGameScene(phaser, 'cargo-runner', context, (scene) => new CargoPicture(scene, context.controller)),
};

/** Draws a run of Cargo Runner. */
class CargoPicture implements GamePicture<CargoState, CargoEvent> {
  readonly #layers: Layers;

  constructor(scene: Phaser.Scene, { state, watched }: RunController<CargoState, CargoCommand, CargoEvent>) {
    packAtlas(scene.textures, FRAMES);
    this.#layers = createLayers(scene, watched);
    this.#layers.deck.draw(shownDeck(state));
    resetLayers(this.#layers, state);
  }

  onTick(state: Readonly<CargoState>, ghosts: readonly Ghost<CargoState>[]): void {
    this.#layers.poses.onTick(state);
    this.#layers.ghosts.places.onTick(ghosts);
  }

  reset(state: Readonly<CargoState>): void {
    resetLayers(this.#layers, state);
  }

  draw(frame: Frame<CargoState>): void {
    drawLayers(this.#layers, frame);
  }

  react(event: CargoEvent, state: Readonly<CargoState>, { reducedMotion }: FrameClock): void {
    const { bursts, cargo, drones, ending, escape } = this.#layers;
    switch (event.type) {
      case 'levelStarted':
        resetLayers(this.#layers, state);
        bursts.arrive(mazeOf(state.level).station, reducedMotion);
        break;
      case 'cargoPlaced':
        if (!reducedMotion) cargo.beamIn();
        break;
      case 'pickedUp':
        bursts.pickUp(event.item, reducedMotion);
        break;
      case 'refused':
        bursts.refuse(event.item);
        break;
      case 'delivered':
        bursts.deliver(mazeOf(state.level).station, event.items, reducedMotion);
        break;
      case 'suspicious':
      case 'called':
      case 'chase':
      case 'lost':
      case 'calm':
      case 'woken':
        drones.onMode(event.drone, reducedMotion);
        bursts.changeMode(event.drone, MODE_COLORS[event.drone.mode], reducedMotion);
        break;
      case 'shaken':
        if (event.seconds > 0) bursts.shake(event.drone, reducedMotion);
        break;
      case 'levelComplete':
        if (!reducedMotion) escape.begin();
        bursts.escape(mazeOf(state.level).station, reducedMotion);
        break;
      case 'pulse':
        bursts.pulse(state.player, event.drones, reducedMotion);
        break;
      case 'caught':
        ending.onCaught();
        break;
      // The HUD and the panels show these from the state.
      case 'lowTime':
      case 'timeUp':
      case 'victory':
        break;
    }
  }
}
