import type Phaser from 'phaser';
import { ATLAS } from '@star-seekers/stage/picture/atlas.ts';
import { BOARD_ORIGIN, paintBackdrop } from '../art/backdrop.ts';
import { BOARD, CANVAS, CELL_SIZE } from '../rules.ts';
import { DEPTH } from './depth.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';

const TEXTURE = 'space-snake-backdrop';
/** Physical pixels per logical pixel: fewer than the sprites have, for the sky is soft. */
const DENSITY = 1.5;

/** Adds the sky behind everything and the rim of the board before everything. Neither changes during a run. */
export function addBackdrop(scene: Phaser.Scene): void {
  if (!scene.textures.exists(TEXTURE)) {
    const texture = scene.textures.createCanvas(TEXTURE, CANVAS.width * DENSITY, CANVAS.height * DENSITY);
    if (!texture) throw new Error('The backdrop could not be created.');
    paintBackdrop(texture.context, DENSITY);
    texture.refresh();
  }
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
