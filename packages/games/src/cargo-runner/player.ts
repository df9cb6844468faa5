import { type Heading, STEP, cellAt, centreOf } from './grid.ts';
import { type Maze, neighbour } from './maze.ts';
import { PLAYER_STEP, TURN_BUFFER_TICKS, TURN_WINDOW } from './rules.ts';
import type { CargoCommand, Player } from './state.ts';

/** A player in the middle of the station, at rest. */
export function newPlayer({ station }: Maze): Player {
  return { ...station, heading: 'up', moving: false, held: [], course: null, turn: null, cargo: [] };
}

/** Takes an order; moving is the business of {@link movePlayer}. */
export function orderPlayer(player: Player, command: Exclude<CargoCommand, { type: 'continue' }>): void {
  const { heading } = command;
  player.held = player.held.filter((other) => other !== heading);
  if (command.type === 'release') return;
  player.turn = { heading, ticksLeft: TURN_BUFFER_TICKS };
  player.course = command.type === 'course' ? heading : null;
  if (command.type === 'hold') player.held.push(heading);
}

/** One tick: the newest order that is possible; until then, on along the way that was taken. */
export function movePlayer(maze: Maze, player: Player): void {
  const { turn, held, course } = player;
  if (!turn && !course && held.length === 0) {
    player.moving = false;
    return;
  }
  const wasMoving = player.moving;
  player.moving = false;
  for (const heading of wishes(player, wasMoving)) {
    if (!advance(maze, player, heading)) continue;
    player.moving = true;
    if (turn && player.heading === turn.heading) player.turn = null;
    break;
  }
  if (player.turn && --player.turn.ticksLeft <= 0) player.turn = null;
}

/** What the player wants, the newest first. */
function wishes({ turn, held, course, heading }: Player, wasMoving: boolean): Heading[] {
  const wanted: Heading[] = turn ? [turn.heading] : [];
  wanted.push(...held.toReversed());
  if (course) wanted.push(course);
  // While a turn is awaited, and for a course as long as it takes, the old way is kept.
  if (wasMoving && (turn || (course && held.length === 0))) wanted.push(heading);
  return wanted;
}

/** Goes a step along the lanes. @returns whether that was possible */
function advance(maze: Maze, player: Player, heading: Heading): boolean {
  const step = STEP[heading];
  const [along, across] = step.x === 0 ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const direction = step[along];
  const cell = cellAt(player);
  const centre = centreOf(cell);
  const blocked = !maze.floor[neighbour(cell, heading)];
  const aside = player[across] - centre[across];
  if (aside !== 0) {
    // Between two cells of the other axis: a turn counts a little before and after the crossing.
    if (blocked || Math.abs(aside) > TURN_WINDOW) return false;
    player[across] -= Math.sign(aside) * Math.min(PLAYER_STEP, Math.abs(aside));
    return true;
  }
  const left = blocked ? (centre[along] - player[along]) * direction : PLAYER_STEP;
  if (left <= 0) return false;
  player[along] += direction * Math.min(PLAYER_STEP, left);
  player.heading = heading;
  return true;
}
