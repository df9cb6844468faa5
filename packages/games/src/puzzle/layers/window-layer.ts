import type Phaser from 'phaser';
import { addBackground, addPicture } from '@star-seekers/stage/picture/background.ts';
import { addStillDrawing } from '@star-seekers/stage/picture/still-drawing.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { ATLAS } from '@star-seekers/stage/picture/atlas.ts';
import { BOARD_LEFT, BOARD_SIZE, BOARD_TOP, CANVAS, PANE_SIZE, centreOf } from '../board.ts';
import { THUMB_URLS, WALL_URL } from '../pictures.ts';
import { ARTWORKS, PIECES } from '../rules.ts';
import { DEPTH } from './depth.ts';

const BRASS = 0xc79a53;
const BRASS_LIGHT = 0xf3d49a;
const DARK = 0x04060d;

/** The neighbouring windows of the gallery, above and below the controls of the page. */
const NEIGHBOUR_SIZE = 106;
const NEIGHBOURS = [
  { x: 90, y: 122, step: -2 },
  { x: 90, y: 546, step: -1 },
  { x: CANVAS.width - 90, y: 122, step: 1 },
  { x: CANVAS.width - 90, y: 546, step: 2 },
] as const;

/** Draws the wall with the empty window, and the backs of the panes while the board is hidden. */
export class WindowLayer {
  readonly #backs: Phaser.GameObjects.Image[];
  readonly #neighbours: Phaser.GameObjects.Image[];

  constructor(scene: Phaser.Scene) {
    addBackground(scene, WALL_URL, CANVAS, DEPTH.wall).setTint(0xc4d0ff);
    addStillDrawing(scene, 'puzzle-window', CANVAS, paintFrame).setDepth(DEPTH.wall);
    for (const url of THUMB_URLS) addPicture(scene.textures, url);
    this.#neighbours = NEIGHBOURS.map(({ x, y }) => {
      return scene.add
        .image(x, y, THUMB_URLS[0] ?? '')
        .setTint(0x8f97b8)
        .setDepth(DEPTH.wall);
    });
    this.#backs = Array.from({ length: PIECES }, (_, place) => {
      const { x, y } = centreOf(place);
      return scene.add.image(x, y, ATLAS, 'back').setScale(UNIT_SCALE).setDepth(DEPTH.back).setVisible(false);
    });
  }

  /** Shows the windows next to that of the run; their numbers wrap round. */
  show(artwork: number): void {
    for (const [index, neighbour] of this.#neighbours.entries()) {
      const step = NEIGHBOURS[index]?.step ?? 0;
      const url = THUMB_URLS[(artwork + step + ARTWORKS) % ARTWORKS] ?? '';
      neighbour.setTexture(url).setDisplaySize(NEIGHBOUR_SIZE, NEIGHBOUR_SIZE);
    }
  }

  draw(hidden: boolean): void {
    for (const back of this.#backs) back.setVisible(hidden);
  }
}

/** Paints the static parts: the arches, the empty window, its places, and the frames of the windows beside it. */
function paintFrame(frame: Phaser.GameObjects.Graphics): void {
  frame.fillStyle(0x0b1430, 0.45).fillRect(0, 0, CANVAS.width, CANVAS.height);
  paintArches(frame);
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
  for (const { x, y } of NEIGHBOURS) {
    const box = [
      x - NEIGHBOUR_SIZE / 2 - 4,
      y - NEIGHBOUR_SIZE / 2 - 4,
      NEIGHBOUR_SIZE + 8,
      NEIGHBOUR_SIZE + 8,
    ] as const;
    frame.fillStyle(DARK, 0.9).fillRect(...box);
    frame.lineStyle(2, BRASS, 0.75).strokeRect(...box);
  }
}

/** Paints the arches beside the window. */
function paintArches(frame: Phaser.GameObjects.Graphics): void {
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
    frame.fillStyle(0x131d3a, 0.5);
    frame.fillRoundedRect(middle - 67, 33, 134, 574, { tl: 63, tr: 63, bl: 6, br: 6 });
  }
}
