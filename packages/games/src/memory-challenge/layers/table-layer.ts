import type Phaser from 'phaser';
import { addBackground } from '@star-seekers/stage/picture/background.ts';
import { addStillDrawing } from '@star-seekers/stage/picture/still-drawing.ts';
import { type BoardLayout, CARD_SIZE, centreOf } from '../board.ts';
import { TABLE_URL } from '../pictures.ts';
import { CARDS } from '../rules.ts';
import { DEPTH } from './depth.ts';

const CORNER = 12;

/** Adds the table: a dark backdrop, and a mark for each card. */
export function addTable(scene: Phaser.Scene, layout: BoardLayout): void {
  const { canvas } = layout;
  addBackground(scene, TABLE_URL, canvas, DEPTH.table).setTint(0x7686b8);
  const marks = (graphics: Phaser.GameObjects.Graphics) => {
    graphics.fillStyle(0x050914, 0.55).fillRect(0, 0, canvas.width, canvas.height);
    graphics.lineStyle(1.5, 0x8fb0ff, 0.22);
    graphics.fillStyle(0x0b1226, 0.7);
    for (let card = 0; card < CARDS; card++) {
      const { x, y } = centreOf(layout, card);
      const corner = [x - CARD_SIZE / 2, y - CARD_SIZE / 2, CARD_SIZE, CARD_SIZE, CORNER] as const;
      graphics.fillRoundedRect(...corner).strokeRoundedRect(...corner);
    }
  };
  addStillDrawing(scene, 'memory-marks', canvas, marks).setDepth(DEPTH.table);
}
