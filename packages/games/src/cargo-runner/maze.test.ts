import { HEADINGS } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { CELL_COUNT, centreOf, neighbour, within } from './grid.ts';
import { type Maze, UNREACHABLE, parseMaze } from './maze.ts';
import { MAZES } from './mazes/index.ts';
import { rustDeck } from './mazes/rust-deck.ts';
import { CANVAS, CATCH_DISTANCE, LEVELS, STATION_RADIUS, dronesOfLevel } from './rules.ts';

const decks = MAZES.map((maze, index): [string, Maze, number] => [maze.plan.id, maze, index + 1]);

const floorOf = ({ floor }: Maze) => [...floor.keys()].filter((cell) => floor[cell]);

it('there are seven decks with different names and plans', () => {
  expect(MAZES).toHaveLength(LEVELS);
  for (const key of ['id', 'map'] as const) {
    expect(new Set(MAZES.map(({ plan }) => plan[key])).size).toBe(LEVELS);
  }
});

describe.each(decks)('the %s deck', (_id, maze, level) => {
  it('has a path from the station to every cell of its floor', () => {
    const steps = maze.stepsTo(maze.stationCell);
    expect(floorOf(maze).filter((cell) => steps[cell] === UNREACHABLE)).toEqual([]);
  });

  it('has no dead end', () => {
    const exits = (cell: number) => HEADINGS.filter((heading) => maze.floor[neighbour(cell, heading)]).length;
    expect(floorOf(maze).filter((cell) => exits(cell) < 2)).toEqual([]);
  });

  it('has its number of drones', () => {
    expect(maze.rounds).toHaveLength(dronesOfLevel(level));
  });

  it('has heavy cargo in a corner of its walls in each quarter', () => {
    const isCorner = (cell: number) => {
      const [up, right, down, left] = (['up', 'right', 'down', 'left'] as const).map(
        (heading) => !maze.floor[neighbour(cell, heading)],
      );
      return up !== down && left !== right;
    };
    expect(maze.heavyCells.filter((cell) => !isCorner(cell))).toEqual([]);
    const quarters = maze.heavyCells.map((cell) => {
      const { x, y } = centreOf(cell);
      return `${x < CANVAS.width / 2 ? 'left' : 'right'} ${y < CANVAS.height / 2 ? 'top' : 'bottom'}`;
    });
    expect(quarters.toSorted()).toEqual(['left bottom', 'left top', 'right bottom', 'right top']);
  });

  it('has floor all round its station, out of reach of every drone', () => {
    const pad = [...Array(CELL_COUNT).keys()].filter((cell) => within(maze.station, centreOf(cell), STATION_RADIUS));
    expect(pad).toHaveLength(9);
    expect(pad.every((cell) => maze.floor[cell])).toBe(true);
    for (const cell of floorOf(maze).filter(maze.droneMayEnter)) {
      expect(within(maze.station, centreOf(cell), STATION_RADIUS + CATCH_DISTANCE)).toBe(false);
    }
  });
});

it.each([
  ['a row is missing', rustDeck.map.trim().split('\n').slice(1).join('\n'), 'a deck has 20 rows'],
  ['the rim is open', rustDeck.map.replace('#', '.'), 'the rim of a deck is wall'],
  ['there is no station', rustDeck.map.replace('S', '.'), 'a deck has one station'],
])('a plan is rejected if %s', (_problem, map, message) => {
  expect(() => parseMaze({ ...rustDeck, map })).toThrow(message);
});
