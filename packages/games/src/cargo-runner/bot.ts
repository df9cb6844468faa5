import { HEADINGS, type Heading, createRng, nextInt, pick } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { foresee } from './bot-foresight.ts';
import { nextCell } from './bot-plan.ts';
import { cellAt, centreOf, neighbour } from './grid.ts';
import type { Maze } from './maze.ts';
import { mazeOf } from './mazes/index.ts';
import { canPulse } from './pulse.ts';
import type { CargoCommand, CargoState } from './state.ts';

/**
 * A bot that sees what a person sees. The good one knows the patrols, walks out of their sight, waits for drones to pass and stuns those that notice it; the
 * poor one walks at random and ignores drones.
 */
export const createCargoBot: BotFactory<CargoState, CargoCommand> = ({ skill, seed }) =>
  skill === 'good' ? createGoodBot() : createPoorBot(seed);

const NOTHING: readonly CargoCommand[] = [];
const CONTINUE: readonly CargoCommand[] = [{ type: 'continue' }];
const PULSE: readonly CargoCommand[] = [{ type: 'pulse' }];

/** Interval in which a waiting good bot plans again. */
const REPLAN_TICKS = 10;

/** The poor bot changes its course at one crossing in this many. */
const POOR_ATTENTION = 2;

function createGoodBot() {
  let goal: number | undefined;
  return (state: Readonly<CargoState>): readonly CargoCommand[] => {
    if (state.phase === 'levelComplete') return CONTINUE;
    if (canPulse(state)) return PULSE;
    const { player } = state;
    const cell = cellAt(player);
    if (!isAtCentre(state, cell)) return player.moving ? NOTHING : steer(player.held[0], player.heading);
    if (!player.moving && state.tick % REPLAN_TICKS !== 0) return NOTHING;
    const maze = mazeOf(state.level);
    const plan = nextCell(state, maze, cell, foresee(state, maze), goal);
    goal = plan.goal;
    return steer(
      player.held[0],
      HEADINGS.find((heading) => neighbour(cell, heading) === plan.next),
    );
  };
}

/** Commands that release one heading and hold another. */
function steer(held: Heading | undefined, next: Heading | undefined): readonly CargoCommand[] {
  if (held === next) return NOTHING;
  const commands: CargoCommand[] = [];
  if (held) commands.push({ type: 'release', heading: held });
  if (next) commands.push({ type: 'hold', heading: next });
  return commands;
}

function createPoorBot(seed: number) {
  const rng = createRng(seed);
  return (state: Readonly<CargoState>): readonly CargoCommand[] => {
    if (state.phase === 'levelComplete') return CONTINUE;
    const { player } = state;
    const cell = cellAt(player);
    if (!isAtCentre(state, cell)) return player.moving ? NOTHING : [{ type: 'course', heading: player.heading }];
    const headings = openHeadings(mazeOf(state.level), cell);
    if (player.moving && (headings.length < 3 || nextInt(rng, POOR_ATTENTION) > 0)) return NOTHING;
    return [{ type: 'course', heading: pick(rng, headings) }];
  };
}

function isAtCentre({ player }: Readonly<CargoState>, cell: number): boolean {
  const { x, y } = centreOf(cell);
  return player.x === x && player.y === y;
}

function openHeadings(maze: Maze, cell: number): Heading[] {
  return HEADINGS.filter((heading) => maze.floor[neighbour(cell, heading)]);
}
