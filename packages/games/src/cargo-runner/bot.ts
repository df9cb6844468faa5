import { createRng, nextInt, pick } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { foresee } from './bot-foresight.ts';
import { nextCell } from './bot-plan.ts';
import { HEADINGS, type Heading, cellAt, centreOf } from './grid.ts';
import { type Maze, neighbour } from './maze.ts';
import { mazeOf } from './mazes/index.ts';
import type { CargoCommand, CargoState } from './state.ts';

/**
 * An honest player of Cargo Runner: it sees what a person sees. The good one knows the patrols, walks where no drone will look and
 * waits for one to pass; the poor one strolls from crossing to crossing and never looks up.
 */
export const createCargoBot: BotFactory<CargoState, CargoCommand> = ({ skill, seed }) =>
  skill === 'good' ? createGoodBot() : createPoorBot(seed);

const NOTHING: readonly CargoCommand[] = [];
const CONTINUE: readonly CargoCommand[] = [{ type: 'continue' }];

/** The good player thinks anew after so many ticks of standing still. */
const RETHINK_TICKS = 10;

/** The poor player changes its course at one crossing in this many. */
const POOR_ATTENTION = 2;

function createGoodBot() {
  let goal: number | undefined;
  return (state: Readonly<CargoState>): readonly CargoCommand[] => {
    if (state.phase === 'levelComplete') return CONTINUE;
    const { player } = state;
    const cell = cellAt(player);
    if (!isAtCentre(state, cell)) return player.moving ? NOTHING : steer(player.held[0], player.heading);
    if (!player.moving && state.tick % RETHINK_TICKS !== 0) return NOTHING;
    const maze = mazeOf(state.level);
    const plan = nextCell(state, maze, cell, foresee(state, maze), goal);
    goal = plan.goal;
    return steer(
      player.held[0],
      HEADINGS.find((heading) => neighbour(cell, heading) === plan.next),
    );
  };
}

function steer(held: Heading | undefined, wanted: Heading | undefined): readonly CargoCommand[] {
  if (held === wanted) return NOTHING;
  const commands: CargoCommand[] = [];
  if (held) commands.push({ type: 'release', heading: held });
  if (wanted) commands.push({ type: 'hold', heading: wanted });
  return commands;
}

function createPoorBot(seed: number) {
  const rng = createRng(seed);
  return (state: Readonly<CargoState>): readonly CargoCommand[] => {
    if (state.phase === 'levelComplete') return CONTINUE;
    const { player } = state;
    const cell = cellAt(player);
    if (!isAtCentre(state, cell)) return player.moving ? NOTHING : [{ type: 'course', heading: player.heading }];
    const ways = openWays(mazeOf(state.level), cell);
    if (player.moving && (ways.length < 3 || nextInt(rng, POOR_ATTENTION) > 0)) return NOTHING;
    return [{ type: 'course', heading: pick(rng, ways) }];
  };
}

function isAtCentre({ player }: Readonly<CargoState>, cell: number): boolean {
  const { x, y } = centreOf(cell);
  return player.x === x && player.y === y;
}

function openWays(maze: Maze, cell: number): Heading[] {
  return HEADINGS.filter((heading) => maze.floor[neighbour(cell, heading)]);
}
