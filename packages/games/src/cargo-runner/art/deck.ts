import { createRng, nextUnit } from '@star-seekers/sim';
import { type Brush, alpha, circle, disc, fade, fillShape, mix, radial } from '../../space-snake/art/paint.ts';
import { type Point, centreOf, columnOf, rowOf } from '../grid.ts';
import type { Maze } from '../maze.ts';
import { CANVAS, CELL_SIZE, GRID, STATION_RADIUS } from '../rules.ts';
import { type DeckLook, LOOKS } from './deck-look.ts';
import { MODE_COLORS, STATION_COLOR } from './palette.ts';

/** How high the walls are: the height of the side that is seen below their tops. */
const WALL_HEIGHT = 9;
const SHADOW_PX = 8;
const INK = '#05070f';

/**
 * A deck with everything on it that does not move: floor, the drones' routes, the station's pad, and walls with tops, sides and
 * shadows.
 * @param routes of each drone the points that it passes, as the rules let it walk
 * @param density physical pixels per logical pixel
 */
export function paintDeck(brush: Brush, maze: Maze, routes: readonly (readonly Point[])[], density: number): void {
  const look = LOOKS[maze.plan.id];
  const color = maze.plan.wallColor;
  const chances = chancesOf();
  brush.save();
  brush.setTransform(density, 0, 0, density, 0, 0);
  paintFloor(brush, maze, look, color, chances);
  for (const route of routes) paintRoute(brush, route);
  paintPad(brush, maze.station);
  paintWalls(brush, maze, look, color, chances);
  paintLamps(brush, maze, look, chances);
  brush.restore();
}

/** A number of its own for every cell, the same in every run. */
function chancesOf(): number[] {
  const rng = createRng(0xdec);
  return Array.from({ length: GRID.columns * GRID.rows }, () => nextUnit(rng));
}

function cornerOf(cell: number): Point {
  return { x: columnOf(cell) * CELL_SIZE, y: rowOf(cell) * CELL_SIZE };
}

function paintFloor(brush: Brush, maze: Maze, look: DeckLook, color: string, chances: readonly number[]): void {
  const [middle, rim] = [mix('#161c2e', color, look.floorTint), mix('#0a0e1a', color, look.floorTint * 0.6)];
  brush.fillStyle = radial(brush, [CANVAS.width / 2, CANVAS.height / 2], CANVAS.width * 0.6, [middle, middle, rim]);
  brush.fillRect(0, 0, CANVAS.width, CANVAS.height);
  maze.floor.forEach((open, cell) => {
    if (!open) return;
    const { x, y } = cornerOf(cell);
    look.pave(brush, x, y, chances[cell] as number, mix(color, '#ffffff', 0.3));
  });
}

/** A dotted line where a drone walks, with a diamond where it turns back. */
function paintRoute(brush: Brush, route: readonly Point[]): void {
  brush.beginPath();
  route.forEach(({ x, y }, index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
  brush.strokeStyle = alpha(MODE_COLORS.patrol, 0.4);
  brush.lineWidth = 2.4;
  brush.lineCap = 'round';
  brush.setLineDash([0.1, 8]);
  brush.stroke();
  brush.setLineDash([]);
}

function paintPad(brush: Brush, { x, y }: Point): void {
  brush.fillStyle = radial(brush, [x, y], STATION_RADIUS * 1.5, [
    alpha(STATION_COLOR, 0.32),
    alpha(STATION_COLOR, 0.12),
    alpha(STATION_COLOR, 0),
  ]);
  disc(brush, [x, y], STATION_RADIUS * 1.5);
  brush.fillStyle = radial(brush, [x, y], STATION_RADIUS, ['#14372f', '#0d231f', '#0a1a1a']);
  disc(brush, [x, y], STATION_RADIUS - 2);
  brush.strokeStyle = STATION_COLOR;
  brush.lineWidth = 3;
  brush.stroke(circle([x, y], STATION_RADIUS - 2));
  brush.lineWidth = 1.5;
  brush.strokeStyle = alpha(STATION_COLOR, 0.5);
  for (const radius of [44, 24]) brush.stroke(circle([x, y], radius));
  // Four arrows to the middle: bring it here.
  for (let side = 0; side < 4; side++) {
    brush.save();
    brush.translate(x, y);
    brush.rotate((side / 4) * 2 * Math.PI);
    fillShape(brush, new Path2D('M -8 -41 L 0 -30 L 8 -41 L 8 -36 L 0 -25 L -8 -36 Z'), alpha(STATION_COLOR, 0.8));
    brush.restore();
  }
}

function paintWalls(brush: Brush, maze: Maze, look: DeckLook, color: string, chances: readonly number[]): void {
  const body = wallPath(maze, look, 0);
  // A few offset copies are as soft as a blur, which would take a hundred times as long.
  for (const offset of [1, 0.5]) {
    brush.save();
    brush.translate(SHADOW_PX * 0.4 * offset, SHADOW_PX * offset);
    fillShape(brush, body, 'rgb(0 0 0 / 42%)');
    brush.restore();
  }
  const side = fade(brush, [0, 0], [0, CANVAS.height], [mix(color, INK, 0.6), mix(color, INK, 0.72)]);
  fillShape(brush, body, side);
  const { a: density } = brush.getTransform();
  brush.drawImage(wallTops(maze, look, color, chances, density), 0, 0, CANVAS.width, CANVAS.height);
  paintEdges(brush, maze, look, color);
}

/** The decorated tops of all walls; cut out by one mask, because clipping each mark would take far longer. */
function wallTops(
  maze: Maze,
  look: DeckLook,
  color: string,
  chances: readonly number[],
  density: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = CANVAS.width * density;
  canvas.height = CANVAS.height * density;
  // Like the texture that it is for: what is drawn once is drawn faster without the graphics card.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser gives no 2D canvas.');
  brush.scale(density, density);
  brush.fillStyle = fade(
    brush,
    [0, 0],
    [CANVAS.width * 0.6, CANVAS.height],
    [0, 0.14, 0.24].map((more) => mix(color, INK, look.shade + more)) as [string, string, string],
  );
  brush.fillRect(0, 0, CANVAS.width, CANVAS.height);
  maze.floor.forEach((open, cell) => {
    if (open) return;
    const wide = !maze.floor[cell + 1];
    const tall = !maze.floor[cell + GRID.columns];
    look.decorate(brush, { ...cornerOf(cell), chance: chances[cell] as number, wide, tall }, color);
  });
  brush.globalCompositeOperation = 'destination-in';
  fillShape(brush, wallPath(maze, look, WALL_HEIGHT), '#ffffff');
  return canvas;
}

/** All walls as one shape: corners that stand free are rounded. @param lift how much of the lower side is left out */
function wallPath(maze: Maze, { radius, inset }: DeckLook, lift: number): Path2D {
  const path = new Path2D();
  maze.floor.forEach((open, cell) => {
    if (open) return;
    const { x, y } = cornerOf(cell);
    const free = freeSides(maze, cell);
    const left = x + (free.left ? inset : 0);
    const top = y + (free.up ? inset : 0);
    const right = x + CELL_SIZE - (free.right ? inset : 0);
    const bottom = y + CELL_SIZE - (free.down ? inset + lift : 0);
    path.roundRect(left, top, right - left, bottom - top, [
      free.up && free.left ? radius : 0,
      free.up && free.right ? radius : 0,
      free.down && free.right ? radius : 0,
      free.down && free.left ? radius : 0,
    ]);
  });
  return path;
}

/** On which sides of a wall cell there is floor. */
function freeSides(maze: Maze, cell: number) {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return {
    up: row > 0 && maze.floor[cell - GRID.columns] === true,
    right: column < GRID.columns - 1 && maze.floor[cell + 1] === true,
    down: row < GRID.rows - 1 && maze.floor[cell + GRID.columns] === true,
    left: column > 0 && maze.floor[cell - 1] === true,
  };
}

/** Light on the upper edges of the tops, and a line where top and side meet. */
function paintEdges(brush: Brush, maze: Maze, { radius, inset }: DeckLook, color: string): void {
  brush.lineCap = 'butt';
  maze.floor.forEach((open, cell) => {
    if (open) return;
    const { x, y } = cornerOf(cell);
    const free = freeSides(maze, cell);
    const left = x + (free.left ? inset + radius * 0.7 : 0);
    const right = x + CELL_SIZE - (free.right ? inset + radius * 0.7 : 0);
    if (free.up) line(brush, [left, y + inset + 0.8], [right, y + inset + 0.8], mix(color, '#ffffff', 0.55), 1.8);
    if (free.down) {
      const seam = y + CELL_SIZE - inset - WALL_HEIGHT;
      line(brush, [left, seam], [right, seam], mix(color, '#ffffff', 0.2), 1.3);
    }
    const top = y + (free.up ? inset + radius * 0.7 : 0);
    const bottom = y + CELL_SIZE - (free.down ? inset + WALL_HEIGHT + radius * 0.7 : 0);
    if (free.left)
      line(brush, [x + inset + 0.7, top], [x + inset + 0.7, bottom], alpha(mix(color, '#ffffff', 0.4), 0.7), 1.4);
    if (free.right)
      line(brush, [x + CELL_SIZE - inset - 0.6, top], [x + CELL_SIZE - inset - 0.6, bottom], alpha(INK, 0.5), 1.2);
  });
}

function line(
  brush: Brush,
  from: readonly [number, number],
  to: readonly [number, number],
  color: string,
  width: number,
): void {
  brush.beginPath();
  brush.moveTo(...from);
  brush.lineTo(...to);
  brush.strokeStyle = color;
  brush.lineWidth = width;
  brush.stroke();
}

/** One in so many free wall sides carries a lamp. */
const LAMP_SHARE = 0.08;

function paintLamps(brush: Brush, maze: Maze, look: DeckLook, chances: readonly number[]): void {
  brush.save();
  brush.globalCompositeOperation = 'lighter';
  maze.floor.forEach((open, cell) => {
    if (open || !freeSides(maze, cell).down || (chances[cell] as number) > LAMP_SHARE) return;
    const { x, y } = centreOf(cell);
    const base = y + CELL_SIZE / 2 - look.inset;
    brush.fillStyle = radial(brush, [x, base - WALL_HEIGHT], 46, [
      alpha(look.lamp, 0.32),
      alpha(look.lamp, 0.1),
      alpha(look.lamp, 0),
    ]);
    brush.fillRect(x - 46, base - WALL_HEIGHT, 92, 46);
    brush.fillStyle = look.lamp;
    brush.fillRect(x - 7, base - 6, 14, 3);
  });
  brush.restore();
}
