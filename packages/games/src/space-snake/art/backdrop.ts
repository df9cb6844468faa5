import { type Brush, disc } from '@star-seekers/stage/picture/paint.ts';
import { pictureAt } from '@star-seekers/stage/picture/pictures.ts';
import { BOARD, CANVAS, CELL_SIZE } from '../rules.ts';
import { FIELD, STARS } from './frames.ts';

/** Top left corner of the board on the canvas, in logical pixels. */
export const BOARD_ORIGIN = {
  x: (CANVAS.width - BOARD.columns * CELL_SIZE) / 2,
  y: (CANVAS.height - BOARD.rows * CELL_SIZE) / 2,
} as const;

const SPACE = '#0a1020';
const FIELD_SHARE = 0.5;
const STAR_SHARE = 0.6;

/** Paints the backdrop: the field of the mill and the grid of the board. */
export function paintBackdrop(brush: Brush, density: number): void {
  brush.save();
  brush.scale(density, density);
  const field = pictureAt(FIELD);
  const scale = Math.max(CANVAS.width / field.width, CANVAS.height / field.height);
  const [width, height] = [field.width * scale, field.height * scale];
  // Dark, so that ships and resources stand out.
  brush.fillStyle = SPACE;
  brush.fillRect(0, 0, CANVAS.width, CANVAS.height);
  brush.globalAlpha = FIELD_SHARE;
  brush.drawImage(field, (CANVAS.width - width) / 2, (CANVAS.height - height) / 2, width, height);
  const stars = brush.createPattern(pictureAt(STARS), 'repeat');
  if (stars) {
    brush.globalCompositeOperation = 'lighter';
    brush.globalAlpha = STAR_SHARE;
    brush.fillStyle = stars;
    brush.fillRect(0, 0, CANVAS.width, CANVAS.height);
    brush.globalCompositeOperation = 'source-over';
  }
  brush.globalAlpha = 1;
  paintGrid(brush);
  brush.restore();
}

function paintGrid(brush: Brush): void {
  const right = BOARD_ORIGIN.x + BOARD.columns * CELL_SIZE;
  const bottom = BOARD_ORIGIN.y + BOARD.rows * CELL_SIZE;
  brush.lineWidth = 1;
  brush.strokeStyle = 'rgb(140 172 235 / 9%)';
  brush.beginPath();
  for (let column = 1; column < BOARD.columns; column++) {
    const x = BOARD_ORIGIN.x + column * CELL_SIZE;
    brush.moveTo(x, BOARD_ORIGIN.y);
    brush.lineTo(x, bottom);
  }
  for (let row = 1; row < BOARD.rows; row++) {
    const y = BOARD_ORIGIN.y + row * CELL_SIZE;
    brush.moveTo(BOARD_ORIGIN.x, y);
    brush.lineTo(right, y);
  }
  brush.stroke();
  brush.fillStyle = 'rgb(160 190 245 / 30%)';
  for (let column = 1; column < BOARD.columns; column++) {
    for (let row = 1; row < BOARD.rows; row++) {
      disc(brush, [BOARD_ORIGIN.x + column * CELL_SIZE, BOARD_ORIGIN.y + row * CELL_SIZE], 0.9);
    }
  }
}
