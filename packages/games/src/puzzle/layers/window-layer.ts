import type Phaser from 'phaser';
import { addBackground } from '../../picture/background.ts';
import { UNIT_SCALE } from '../../picture/sprite-pool.ts';
import { ATLAS } from '../art/atlas.ts';
import { BOARD_LEFT, BOARD_SIZE, BOARD_TOP, CANVAS, PANE_SIZE, centreOf } from '../board.ts';
import { WALL_URL } from '../pictures.ts';
import { PIECES } from '../rules.ts';
import { DEPTH } from './depth.ts';

const BRASS = 0xc79a53;
const BRASS_LIGHT = 0xf3d49a;
const DARK = 0x04060d;

/** The wall of the Long Gallery with the empty window, and the backs of its panes while the board is hidden. */
export class WindowLayer {
  readonly #backs: Phaser.GameObjects.Image[];

  constructor(scene: Phaser.Scene) {
    addBackground(scene, WALL_URL, CANVAS, DEPTH.wall).setTint(0x8fa0d0);
    const frame = scene.add.graphics().setDepth(DEPTH.wall);
    frame.fillStyle(DARK, 0.35).fillRect(0, 0, CANVAS.width, CANVAS.height);
    paintLeading(frame);
    frame.fillStyle(DARK, 0.92).fillRect(BOARD_LEFT - 4, BOARD_TOP - 4, BOARD_SIZE + 8, BOARD_SIZE + 8);
    for (const [offset, width, colour, alpha] of [
      [11, 2, DARK, 0.9],
      [8, 5, 0x5d4424, 1],
      [8, 2.4, BRASS, 1],
      [5.5, 1, BRASS_LIGHT, 0.8],
      [4, 1, DARK, 1],
    ] as const) {
      frame.lineStyle(width, colour, alpha);
      frame.strokeRoundedRect(
        BOARD_LEFT - offset,
        BOARD_TOP - offset,
        BOARD_SIZE + 2 * offset,
        BOARD_SIZE + 2 * offset,
        10,
      );
    }
    for (let place = 0; place < PIECES; place++) {
      const { x, y } = centreOf(place);
      frame.fillStyle(0x121a30, 0.8);
      frame.fillRoundedRect(x - PANE_SIZE / 2, y - PANE_SIZE / 2, PANE_SIZE, PANE_SIZE, 10);
    }
    this.#backs = Array.from({ length: PIECES }, (_, place) => {
      const { x, y } = centreOf(place);
      return scene.add.image(x, y, ATLAS, 'back').setScale(UNIT_SCALE).setDepth(DEPTH.back).setVisible(false);
    });
  }

  draw(hidden: boolean): void {
    for (const back of this.#backs) back.setVisible(hidden);
  }
}

/** Beside the window: blind arches of the gallery, one lit by the next. */
function paintLeading(frame: Phaser.GameObjects.Graphics): void {
  for (const side of [-1, 1]) {
    const middle = CANVAS.width / 2 + side * (CANVAS.width + BOARD_SIZE) * 0.25;
    for (const [inset, alpha] of [
      [0, 0.5],
      [7, 0.28],
    ] as const) {
      frame.lineStyle(1.5, BRASS, alpha);
      frame.strokeRoundedRect(middle - 74 + inset, 26 + inset, 148 - 2 * inset, 588 - 2 * inset, {
        tl: 70 - inset,
        tr: 70 - inset,
        bl: 8,
        br: 8,
      });
    }
    frame.fillStyle(0x0a1020, 0.42);
    frame.fillRoundedRect(middle - 67, 33, 134, 574, { tl: 63, tr: 63, bl: 6, br: 6 });
  }
}
