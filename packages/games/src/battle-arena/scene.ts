import type Phaser from 'phaser';
import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import type { GameView } from '@star-seekers/stage/game-view.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import { packAtlas } from '@star-seekers/stage/picture/atlas.ts';
import { FRAMES, PICTURES } from './art/frames.ts';
import { controls } from './controls.ts';
import { intensityOf } from './intensity.ts';
import { type Layers, createLayers, drawLayers, resetLayers } from './layers/layers.ts';
import { react } from './layers/reactions.ts';
import { CANVAS, isInOvertime } from './rules.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';

export const view: GameView<ArenaState, ArenaCommand, ArenaEvent> = {
  canvas: CANVAS,
  tall: 1,
  controls,
  intensity: intensityOf,
  musicOf: (state) => (isInOvertime(state) ? OVERTIME_MUSIC : undefined),
  load: () => loadPictures(PICTURES),
  createScene: (phaser, context) =>
    createGameScene(phaser, 'battle-arena', context, (scene) => new ArenaPicture(scene)),
};

/** Overtime has a track of its own, without layers: all of it is danger. */
const OVERTIME_MUSIC = '8';

/** Draws a run of Cosmic Battle Arena. */
class ArenaPicture implements GamePicture<ArenaState, ArenaEvent> {
  readonly #layers: Layers;

  constructor(scene: Phaser.Scene) {
    packAtlas(scene.textures, FRAMES);
    this.#layers = createLayers(scene);
  }

  onTick(state: Readonly<ArenaState>, ghosts: readonly Ghost<ArenaState>[]): void {
    this.#layers.ship.onTick(state);
    this.#layers.ghosts.places.onTick(ghosts);
  }

  react(event: ArenaEvent, { player }: Readonly<ArenaState>, { reducedMotion }: FrameClock): void {
    react(this.#layers, event, player, reducedMotion);
  }

  reset(): void {
    resetLayers(this.#layers);
  }

  draw(frame: Frame<ArenaState>): void {
    drawLayers(this.#layers, frame);
  }
}
