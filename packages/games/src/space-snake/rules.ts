import { ticksFromMs } from '@star-seekers/sim';
import { listing } from './listing.ts';

/** Increase it whenever the outcome of any run could change. */
export const RULES_VERSION = 4;

/** The canvas (`G2.20`). */
export const CANVAS = { width: 960, height: 640 } as const;

/** Edge of a cell in pixels (`G2.21`). */
export const CELL_SIZE = 43;

/** The board in cells, centred on the canvas (`G2.22`). Its edges wrap round. */
export const BOARD = { columns: 22, rows: 14 } as const;

/** Time between two moves of the convoy: 150 ms (`G2.23`). */
export const MOVE_TICKS = ticksFromMs(150);

/** Lifespan of a resource: 5 s (`G2.24`). */
export const RESOURCE_LIFESPAN_TICKS = ticksFromMs(5000);

/** The four resources with their points (`G2.26`). */
export const RESOURCE_POINTS = { ammo: 10, food: 15, fuel: 20, tool: 25 } as const;

export type ResourceKind = keyof typeof RESOURCE_POINTS;

export const RESOURCE_KINDS = ['ammo', 'food', 'fuel', 'tool'] as const satisfies readonly ResourceKind[];

/** The kinds of enemy (`G2.27`). They differ in looks only. */
export const ENEMY_KINDS = ['e1', 'e2', 'e4', 'e6', 'c8', 'c9', 'c11'] as const;

export type EnemyKind = (typeof ENEMY_KINDS)[number];

/** Enemies of the first wave (`G2.25`). */
export const INITIAL_ENEMIES = 3;

/** Enemies of a wave that begins while the convoy has `length` ships (`G2.8`). */
export function enemiesOfWave(length: number): number {
  return INITIAL_ENEMIES + (length - 1);
}

/** Time from an enemy's announcement until it is active: 1 s (`G2.28`). */
export const ENEMY_ANNOUNCE_TICKS = ticksFromMs(1000);

/** Time between two drifts of an active enemy: 600 ms (`G2.29`). */
export const ENEMY_DRIFT_TICKS = ticksFromMs(600);

/**
 * A wave of which a resource expires leaves an enemy behind (`G2.16`), from the sixth wave on and at most twelve (`G2.35`). With each one
 * all of them drift faster, from every 1.5 s to every 0.2 s (`G2.17`, `G2.36`): there is less and less room for a convoy that stays small.
 */
export const STRAGGLERS = { most: 12, fromWave: 6, driftTicks: ticksFromMs(1600), fasterTicks: 7 } as const;

/** Time between two drifts of each of so many enemies that were left behind (`G2.36`). */
export function stragglerDriftTicks(count: number): number {
  return STRAGGLERS.driftTicks - STRAGGLERS.fasterTicks * count;
}

/** From this length on, entering the cell that the own tail leaves scores, once a wave (`G2.18`, `G2.37`). */
export const TAIL_PASS = { ships: 15, points: 25 } as const;

/** An enemy never drifts into the cells of the head's next moves, so that there is time to react (`G2.14`). */
export const CLEAR_MOVES = 5;

/** The figures in which enemies appear, one wave after the other (`G2.12`). */
export const FIGURES = ['wall', 'ring', 'columns', 'pincer'] as const;

export type Figure = (typeof FIGURES)[number];

/** Figures of a day, in its order (`G2.34`). */
export const DAY_FIGURES = 3;

/** @param figures those of the run, in their order */
export function figureOfWave(wave: number, figures: readonly Figure[] = FIGURES): Figure {
  return figures[(wave - 1) % figures.length] as Figure;
}

/** The line through the resources of a wave, in moves: straight on at first, then a leg to each resource (`G2.33`). */
export const LINE_APPROACH = { least: 3, most: 4 } as const;
export const LINE_LEG = { least: 4, most: 5 } as const;

/** Enemies appear further than this from the line, in moves (`G2.33`). */
export const LINE_MARGIN = 3;

/** Attempts to draw a line before the resources appear anywhere. */
export const LINE_TRIES = 60;

/** Greatest number of queued turns (`G2.6`). */
export const TURN_QUEUE_LENGTH = 2;

/** Least distance from the head at which resources and enemies appear, in moves. */
export const RESOURCE_CLEARANCE = 3;
export const ENEMY_CLEARANCE = 6;

/** The run ends after 30 minutes (`G2.31`). */
export const MAX_TICKS = ticksFromMs(30 * 60 * 1000);

/** The maximum, displayed and enforced (`G2.30`). */
export const MAX_POINTS = listing.facts.maxPoints;

/** Points from score (`G2.30`). */
export function pointsFromScore(score: number): number {
  return Math.min(MAX_POINTS, score);
}

/** Cell and heading of the convoy's head at the start. */
export const START = { x: 5, y: 7, heading: 'right' } as const;
