import type Phaser from 'phaser';
import { addBackground } from '@star-seekers/stage/picture/background.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { addStillDrawing } from '@star-seekers/stage/picture/still-drawing.ts';
import type { MemoryState } from '../state.ts';
import { TABLES, type Table, tableOf } from '../art/tables.ts';
import { type BoardLayout, CARD_SIZE, centreOf } from '../board.ts';
import { CARDS } from '../rules.ts';
import { DEPTH } from './depth.ts';

const CORNER = 12;

/** One table is replaced by the next in this time, while the cards of the next level are dealt. */
const CHANGE_MS = 600;

/** Draws the table: a dark backdrop, and a mark for each card. Each family of look-alikes has its own. */
export class TableLayer {
  readonly #backdrops: ReadonlyMap<Table, Phaser.GameObjects.Image>;
  readonly #marks: Phaser.GameObjects.Image;
  #shown: Table | undefined;

  constructor(scene: Phaser.Scene, layout: BoardLayout) {
    const { canvas } = layout;
    this.#backdrops = new Map(
      TABLES.map((table) => [
        table,
        addBackground(scene, table.url, canvas, DEPTH.table).setTint(table.tint).setAlpha(0).setVisible(false),
      ]),
    );
    // One drawing: with a second one over the whole canvas, software rendering leaves holes in cards that are dealt.
    const marks = (graphics: Phaser.GameObjects.Graphics) => {
      graphics.fillStyle(0x050914, 0.55).fillRect(0, 0, canvas.width, canvas.height);
      graphics.lineStyle(1.5, 0xffffff, 0.24);
      graphics.fillStyle(0x0b1226, 0.7);
      for (let card = 0; card < CARDS; card++) {
        const { x, y } = centreOf(layout, card);
        const corner = [x - CARD_SIZE / 2, y - CARD_SIZE / 2, CARD_SIZE, CARD_SIZE, CORNER] as const;
        graphics.fillRoundedRect(...corner).strokeRoundedRect(...corner);
      }
    };
    this.#marks = addStillDrawing(scene, 'memory-marks', canvas, marks).setDepth(DEPTH.table);
  }

  draw(state: Readonly<MemoryState>, { deltaMs, reducedMotion }: FrameClock): void {
    const table = tableOf(state);
    // The first table is there at once.
    const step = this.#shown === undefined || reducedMotion ? 1 : deltaMs / CHANGE_MS;
    if (this.#shown !== table) this.#marks.setTint(table.lines);
    this.#shown = table;
    for (const [other, backdrop] of this.#backdrops) {
      const alpha = other === table ? Math.min(backdrop.alpha + step, 1) : Math.max(backdrop.alpha - step, 0);
      if (alpha !== backdrop.alpha) backdrop.setAlpha(alpha).setVisible(alpha > 0);
    }
  }
}
