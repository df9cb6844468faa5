import { type Heading, STEP } from '@star-seekers/sim';
import { cellAt, centreOf, neighbour } from './grid.ts';
import type { Maze } from './maze.ts';
import { PLAYER_STEP, TURN_BUFFER_TICKS, TURN_WINDOW } from './rules.ts';
import type { CargoCommand, Player } from './state.ts';

/** A player at rest in the middle of the station. */
export function newPlayer({ station }: Maze): Player {
  return { ...station, heading: 'up', moving: false, held: [], course: null, turn: null, cargo: [] };
}

/** Stores a command; {@link movePlayer} moves. */
export function applyCommand(player: Player, command: Extract<CargoCommand, { heading: Heading }>): void {
  const { heading } = command;
  player.held = player.held.filter((other) => other !== heading);
  if (command.type === 'release') return;
  player.turn = { heading, ticksLeft: TURN_BUFFER_TICKS };
  player.course = command.type === 'course' ? heading : null;
  if (command.type === 'hold') player.held.push(heading);
}

/** Moves the player by one tick in the newest possible heading, or else in the current one. */
export function movePlayer(maze: Maze, player: Player): void {
  const { turn, held, course } = player;
  if (!turn && !course && held.length === 0) {
    player.moving = false;
    return;
  }
  const wasMoving = player.moving;
  player.moving = false;
  for (const heading of candidates(player, wasMoving)) {
    if (!advance(maze, player, heading)) continue;
    player.moving = true;
    if (turn && player.heading === turn.heading) player.turn = null;
    break;
  }
  if (player.turn && --player.turn.ticksLeft <= 0) player.turn = null;
}

/** Headings in the order of preference, the newest first. */
function candidates({ turn, held, course, heading }: Player, wasMoving: boolean): Heading[] {
  const headings: Heading[] = turn ? [turn.heading] : [];
  headings.push(...held.toReversed());
  if (course) headings.push(course);
  // Until a turn or a course is possible, the player walks on.
  if (wasMoving && (turn || (course && held.length === 0))) headings.push(heading);
  return headings;
}

/** Moves a step along the lanes. @returns whether that was possible */
function advance(maze: Maze, player: Player, heading: Heading): boolean {
  const step = STEP[heading];
  const [along, across] = step.x === 0 ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const direction = step[along];
  const cell = cellAt(player);
  const centre = centreOf(cell);
  const blocked = !maze.floor[neighbour(cell, heading)];
  const aside = player[across] - centre[across];
  if (aside !== 0) {
    // Off the lane of this heading: a turn is possible a little before and after the crossing.
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
