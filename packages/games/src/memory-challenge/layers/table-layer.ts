import type Phaser from 'phaser';
import { addBackground } from '../../picture/background.ts';
import { addStillDrawing } from '../../picture/still-drawing.ts';
import { type BoardLayout, CARD_SIZE, centreOf } from '../board.ts';
import { TABLE_URL } from '../pictures.ts';
import { CARDS } from '../rules.ts';
import { DEPTH } from './depth.ts';

const CORNER = 12;

/** The trader's table: a field far below, darkened so that nothing competes with the cards, and a mark for each of them. */
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
