import { isHeading } from '@star-seekers/sim';
import type { GameControls, GameView } from '@star-seekers/stage/game-view.ts';
import { ATLAS, packAtlas } from '@star-seekers/stage/picture/atlas.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import { addTexture } from '@star-seekers/stage/picture/render.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import { BOARD_ORIGIN, paintBackdrop } from './art/backdrop.ts';
import { FRAMES, PICTURES } from './art/frames.ts';
import { intensityOf } from './intensity.ts';
import { type Layers, createLayers, drawLayers, resetLayers } from './layers/layers.ts';
import { newLiveryOf } from './layers/livery.ts';
import { columnToPx, rowToPx } from './layers/place.ts';
import { DEPTH } from './layers/pool.ts';
import { BOARD, CANVAS, CELL_SIZE } from './rules.ts';
import { type SnakeCommand, type SnakeEvent, head } from './sim.ts';
import type { SnakeState } from './state.ts';

/** Arrow keys, D-pad and swipes are turns; the rules decide whether a turn is possible. */
const controls: GameControls<SnakeState, SnakeCommand> = {
  press: (action) => (isHeading(action) ? { turn: action } : undefined),
  swipe: (direction) => ({ turn: direction }),
};

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
      case 'drivenOff':
        bursts.driveOff(event.stragglers, head(state), { all: event.all, reducedMotion });
        break;
      case 'tailPassed':
        bursts.passTail(event.cell, reducedMotion);
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
      // The layers draw turns, moves and what was left behind from the state.
      case 'leftBehind':
      case 'turned':
      case 'moved':
        break;
    }
  }
}

const TEXTURE = 'space-snake-backdrop';
/** Physical pixels per logical pixel: fewer than the sprites have, for the sky is soft. */
const DENSITY = 1.5;

/** Adds the sky behind everything and the rim of the board before everything. Neither changes during a run. */
function addBackdrop(scene: Phaser.Scene): void {
  const size = { width: CANVAS.width * DENSITY, height: CANVAS.height * DENSITY };
  addTexture(scene.textures, TEXTURE, size, (brush) => paintBackdrop(brush, DENSITY));
  scene.add.image(0, 0, TEXTURE).setOrigin(0).setDisplaySize(CANVAS.width, CANVAS.height).setDepth(DEPTH.backdrop);

  const right = CANVAS.width - BOARD_ORIGIN.x;
  const bottom = CANVAS.height - BOARD_ORIGIN.y;
  addRim(scene, CANVAS.width / 2, BOARD_ORIGIN.y, CANVAS.width, 0);
  addRim(scene, CANVAS.width / 2, bottom, CANVAS.width, Math.PI);
  addRim(scene, BOARD_ORIGIN.x, CANVAS.height / 2, BOARD.rows * CELL_SIZE, -Math.PI / 2);
  addRim(scene, right, CANVAS.height / 2, BOARD.rows * CELL_SIZE, Math.PI / 2);
}

function addRim(scene: Phaser.Scene, x: number, y: number, length: number, rotation: number): void {
  const rim = scene.add.image(x, y, ATLAS, 'rim').setRotation(rotation).setDepth(DEPTH.rim);
  rim.setScale(length / rim.width, UNIT_SCALE);
}
