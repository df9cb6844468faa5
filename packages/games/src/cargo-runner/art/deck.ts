import { NEIGHBOUR, wallMask } from '@star-seekers/art';
import { createRng, nextUnit } from '@star-seekers/sim';
import { boxOf } from '@star-seekers/stage/picture/frame-art.ts';
import { type Brush, alpha, disc, fade, radial } from '@star-seekers/stage/picture/paint.ts';
import { pictureAt } from '@star-seekers/stage/picture/pictures.ts';
import { type Point, centreOf, columnOf, rowOf } from '../grid.ts';
import type { Maze } from '../maze.ts';
import type { Round } from '../rounds.ts';
import { CANVAS, CELL_SIZE, GRID, STATION_RADIUS } from '../rules.ts';
import { DECKS } from './decks.ts';
import { MODE_COLORS, STATION_COLOR } from './palette.ts';

/** Length of a wall's shadow on the floor below it, in pixels; beside it the shadow is half as long. */
const SHADOW_PX = 12;

/** Width of the line of light along a wall's edges, in pixels. */
const EDGE_PX = 2;

/** Radius of the knots of a round, at which drones may turn back, in pixels. */
const KNOT_PX = 4;

/** Kinds of floor with their cumulated probability; the plain one is the most frequent. */
const FLOORS = [
  ['floor-0', 0.62],
  ['floor-1', 0.84],
  ['floor-2', 0.93],
  ['floor-3', 1],
] as const;

/**
 * Paints the static parts of a deck: floor, the drones' rounds, the light of the station, and walls. Its sheet must be loaded. It
 * yields after each row, because a whole deck takes longer than a frame.
 * @param rounds number of the rounds that are shown: those that drones walk
 * @param density physical pixels per logical pixel
 */
export function* deckPainting(brush: Brush, maze: Maze, rounds: number, density: number): Generator<void, void> {
  const rng = createRng(0xdec);
  brush.setTransform(density, 0, 0, density, 0, 0);
  brush.imageSmoothingQuality = 'high';
  brush.clearRect(0, 0, CANVAS.width, CANVAS.height);
  yield* inRows((cell) => paintTile(brush, maze, cell, floorFor(nextUnit(rng))));
  shade(brush);
  yield* inRows((cell) => maze.floor[cell] && paintShadows(brush, maze, cell));
  for (const round of maze.rounds.slice(0, rounds)) paintRound(brush, round);
  paintStationLight(brush, maze.station);
  yield* inRows((cell) => {
    if (maze.floor[cell]) return;
    paintTile(brush, maze, cell, `wall-${maskOf(maze, cell)}`);
    paintWallColor(brush, maze, cell);
  });
  brush.resetTransform();
}

function* inRows(paintCell: (cell: number) => void): Generator<void, void> {
  for (let cell = 0; cell < GRID.columns * GRID.rows; cell++) {
    paintCell(cell);
    if (columnOf(cell) === GRID.columns - 1) yield;
  }
}

function cornerOf(cell: number): Point {
  return { x: columnOf(cell) * CELL_SIZE, y: rowOf(cell) * CELL_SIZE };
}

function paintTile(brush: Brush, maze: Maze, cell: number, frame: string): void {
  const sheet = DECKS[maze.plan.id];
  const { x, y } = cornerOf(cell);
  brush.drawImage(pictureAt(sheet.url), ...boxOf({ sheet, frame }), x, y, CELL_SIZE, CELL_SIZE);
}

/** Paints the deck's colour: faint over the wall, and as a bright line along each edge to the floor. */
function paintWallColor(brush: Brush, maze: Maze, cell: number): void {
  const { x, y } = cornerOf(cell);
  const { wallColor } = maze.plan;
  brush.fillStyle = alpha(wallColor, 0.14);
  brush.fillRect(x, y, CELL_SIZE, CELL_SIZE);
  brush.fillStyle = wallColor;
  const far = CELL_SIZE - EDGE_PX;
  if (!isWall(maze, cell, 0, -1)) brush.fillRect(x, y, CELL_SIZE, EDGE_PX);
  if (!isWall(maze, cell, 0, 1)) brush.fillRect(x, y + far, CELL_SIZE, EDGE_PX);
  if (!isWall(maze, cell, -1, 0)) brush.fillRect(x, y, EDGE_PX, CELL_SIZE);
  if (!isWall(maze, cell, 1, 0)) brush.fillRect(x + far, y, EDGE_PX, CELL_SIZE);
}

function floorFor(chance: number): string {
  return (FLOORS.find(([, below]) => chance < below) ?? FLOORS[0])[0];
}

/** Whether the cell at an offset from another one is wall; outside the deck it is. */
function isWall(maze: Maze, cell: number, columns: number, rows: number): boolean {
  const [column, row] = [columnOf(cell) + columns, rowOf(cell) + rows];
  if (column < 0 || row < 0 || column >= GRID.columns || row >= GRID.rows) return true;
  return maze.floor[row * GRID.columns + column] !== true;
}

function maskOf(maze: Maze, cell: number): number {
  const { n, ne, e, se, s, sw, w, nw } = NEIGHBOUR;
  const neighbours = [
    [n, 0, -1],
    [ne, 1, -1],
    [e, 1, 0],
    [se, 1, 1],
    [s, 0, 1],
    [sw, -1, 1],
    [w, -1, 0],
    [nw, -1, -1],
  ] as const;
  return wallMask(
    neighbours.reduce((mask, [bit, columns, rows]) => mask | (isWall(maze, cell, columns, rows) ? bit : 0), 0),
  );
}

/** Darkens the floor, most of all towards the rim, so that everything on it stands out. */
function shade(brush: Brush): void {
  brush.fillStyle = radial(brush, [CANVAS.width / 2, CANVAS.height / 2], CANVAS.width * 0.62, [
    'rgb(6 9 18 / 36%)',
    'rgb(6 9 18 / 44%)',
    'rgb(6 9 18 / 58%)',
  ]);
  brush.fillRect(0, 0, CANVAS.width, CANVAS.height);
}

/** Paints the shadows of walls; the light comes from above and from the left. */
function paintShadows(brush: Brush, maze: Maze, cell: number): void {
  const { x, y } = cornerOf(cell);
  const dark = ['rgb(0 0 0 / 60%)', 'rgb(0 0 0 / 0)'] as const;
  if (isWall(maze, cell, 0, -1)) {
    brush.fillStyle = fade(brush, [x, y], [x, y + SHADOW_PX], dark);
    brush.fillRect(x, y, CELL_SIZE, SHADOW_PX);
  }
  if (isWall(maze, cell, -1, 0)) {
    brush.fillStyle = fade(brush, [x, y], [x + SHADOW_PX / 2, y], dark);
    brush.fillRect(x, y, SHADOW_PX / 2, CELL_SIZE);
  }
}

/** Paints the dotted line of a drone's round, with a knot at each stop. */
function paintRound(brush: Brush, { cells, stops }: Round): void {
  const color = alpha(MODE_COLORS.patrol, 0.45);
  brush.beginPath();
  for (const { x, y } of cells.map(centreOf)) brush.lineTo(x, y);
  brush.closePath();
  brush.strokeStyle = color;
  brush.lineWidth = 2.4;
  brush.lineCap = 'round';
  brush.setLineDash([0.1, 8]);
  brush.stroke();
  brush.setLineDash([]);
  brush.fillStyle = color;
  for (const { x, y } of new Set(stops.map(centreOf))) disc(brush, [x, y], KNOT_PX);
}

/** Paints the station's light on the floor. */
function paintStationLight(brush: Brush, { x, y }: Point): void {
  brush.fillStyle = radial(brush, [x, y], STATION_RADIUS * 1.5, [
    alpha(STATION_COLOR, 0.34),
    alpha(STATION_COLOR, 0.14),
    alpha(STATION_COLOR, 0),
  ]);
  disc(brush, [x, y], STATION_RADIUS * 1.5);
}
