import type Phaser from 'phaser';
import type { GameView } from '@star-seekers/stage/game-view.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import { packAtlas } from '@star-seekers/stage/picture/atlas.ts';
import { FRAMES, PICTURES } from './art/frames.ts';
import { controls } from './controls.ts';
import { intensityOf } from './intensity.ts';
import { addBackdrop } from './layers/backdrop-layer.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { type Layers, createLayers, drawLayers, resetLayers } from './layers/layers.ts';
import { newLiveryOf } from './layers/livery.ts';
import { columnToPx, rowToPx } from './layers/place.ts';
import { CANVAS } from './rules.ts';
import { type SnakeCommand, type SnakeEvent, type SnakeState, head } from './sim.ts';

export const view: GameView<SnakeState, SnakeCommand, SnakeEvent> = {
  canvas: CANVAS,
  controls,
  load: () => loadPictures(PICTURES),
  intensity: intensityOf,
  createScene: (phaser, context) => createGameScene(phaser, 'space-snake', context, (scene) => new SnakePicture(scene)),
};

/** Draws a run of Space Snake. */
class SnakePicture implements GamePicture<SnakeState, SnakeEvent> {
  readonly #layers: Layers;

  constructor(scene: Phaser.Scene) {
    packAtlas(scene.textures, FRAMES);
    addBackdrop(scene);
    this.#layers = createLayers(scene);
  }

  reset(): void {
    resetLayers(this.#layers);
  }

  draw(frame: Frame<SnakeState>): void {
    drawLayers(this.#layers, frame);
  }

  react(event: SnakeEvent, state: Readonly<SnakeState>, clock: FrameClock): void {
    const { bursts, convoy, enemies, death } = this.#layers;
    const { reducedMotion } = clock;
    switch (event.type) {
      case 'collected':
        bursts.collect(event.resource, head(state).heading, reducedMotion);
        convoy.onCollected(event.resource.kind, clock);
        break;
      case 'grown':
        convoy.onGrown(clock);
        bursts.grow(columnToPx(head(state).x), rowToPx(head(state).y), reducedMotion);
        bursts.paint(state.convoy, newLiveryOf(event.length), reducedMotion);
        break;
      case 'clean':
        bursts.clean(state.convoy, reducedMotion);
        break;
      case 'brushed':
        bursts.brush(event.enemy, head(state), reducedMotion);
        break;
      case 'expired':
        bursts.expire(event.resource);
        break;
      case 'wave':
        enemies.reset();
        break;
      case 'enemyActive':
        enemies.onActive(event.enemy, reducedMotion);
        bursts.activateEnemy(event.enemy, reducedMotion);
        break;
      case 'died':
        death.onDied();
        break;
      // The layers draw turns and moves from the state.
      case 'turned':
      case 'moved':
        break;
    }
  }
}
