import { TICKS_PER_SECOND, ticksFromMs } from '@star-seekers/sim';

/** Increase it whenever the outcome of any run could change. */
export const RULES_VERSION = 1;

/** The canvas (`G6.20`). */
export const CANVAS = { width: 1200, height: 800 } as const;

/** Edge of a grid cell in pixels (`G6.21`). */
export const CELL_SIZE = 40;

/** A deck in cells (`G6.22`). */
export const GRID = { columns: 30, rows: 20 } as const;

/** Number of decks of a mission, each with its own maze (`G6.23`). */
export const LEVELS = 7;

/** Speed of the player in pixels per second (`G6.24`). It does not depend on the load. */
export const PLAYER_SPEED = 120;

/** Step of the player in one tick, in pixels. */
export const PLAYER_STEP = PLAYER_SPEED / TICKS_PER_SECOND;

/** Greatest load of the player in kilos (`G6.25`). */
export const CAPACITY_KILOS = 3;

/** Distance from the station within which cargo is delivered, in pixels (`G6.26`). */
export const STATION_RADIUS = 60;

/** Distance within which cargo is picked up, in pixels (`G6.27`). */
export const PICKUP_RADIUS = 25;

/** Speed of a drone in pixels per second, on patrol and in pursuit (`G6.29`). */
export const DRONE_SPEED = 90;

/** Step of a drone in one tick, in pixels. */
export const DRONE_STEP = DRONE_SPEED / TICKS_PER_SECOND;

/** Distance within which a drone sees the player, unless a wall is between them, in pixels (`G6.31`). */
export const DETECTION_RADIUS = 150;

/** Edge of a drone in pixels (`G6.30`). */
export const DRONE_SIZE = 48;

/** The player is caught at this distance between the centres, in pixels: 20 and half a drone (`G6.32`). */
export const CATCH_DISTANCE = 20 + DRONE_SIZE / 2;

/** Number of drones on the first deck, and its increase per deck (`G6.28`). */
const DRONES = { first: 8, more: 2 } as const;

/** Number of drones on a deck. @param level from 1 */
export function dronesOfLevel(level: number): number {
  return DRONES.first + DRONES.more * (level - 1);
}

/** Time for a deck: 300 s (`G6.33`). */
export const LEVEL_TICKS = ticksFromMs(300_000);

/** Points of a delivered piece of any weight (`G6.34`). */
export const DELIVERY_POINTS = 100;

/** Points for each second left when a deck is cleared (`G6.35`). */
export const BONUS_POINTS_PER_SECOND = 10;

/** The clock turns red at this many seconds (`G6.36`). */
export const RED_CLOCK_SECONDS = 30;

/** Number of seconds at the end of which each has a sound. */
export const LAST_SECONDS = 10;

/** Kinds of cargo by weight (`G6.37`). */
export const HEAVY_TYPES = ['ARCO', 'DIAMOND', 'ROCH'] as const;
export const LIGHT_TYPES = [
  'SDU',
  'AGEL',
  'CARBON',
  'CRYSLAT',
  'ENRGSUB',
  'FSTAB',
  'HYG',
  'IC3A',
  'LUMAN',
  'NITRO',
  'POLYMER',
  'PRTACL',
  'PWRSRC',
  'RADABS',
] as const;
export const CARGO_TYPES = [...HEAVY_TYPES, ...LIGHT_TYPES] as const;

export type CargoType = (typeof CARGO_TYPES)[number];

/** Weight of heavy and of light pieces, in kilos (`G6.39`). */
const KILOS = { heavy: 3, light: 1 } as const;

export function isHeavy(type: CargoType): boolean {
  return (HEAVY_TYPES as readonly CargoType[]).includes(type);
}

/** Weight of a piece in kilos. */
export function kilosOf(type: CargoType): number {
  return isHeavy(type) ? KILOS.heavy : KILOS.light;
}

/** Chance that a deck has two pieces of a light kind, in percent (`G6.40`). */
export const SECOND_COPY_PERCENT = 30;

/** Least distance of light cargo from the station, in steps. */
export const LIGHT_CLEARANCE_CELLS = 4;

/** A turn is possible this far before or after the middle of a crossing: 40 % of a cell, in pixels. */
export const TURN_WINDOW = 0.4 * CELL_SIZE;

/** A turn that is not yet possible stays pending for 200 ms. */
export const TURN_BUFFER_TICKS = ticksFromMs(200);

/** A drone that sees the player stops for 500 ms before it gives chase. */
export const SUSPICION_TICKS = ticksFromMs(500);

/** A drone that has lost the player searches for 1 s at their last known cell, then resumes its patrol. */
export const SEARCH_TICKS = ticksFromMs(1000);

/** Distance between the tested points of a line of sight, in pixels. */
export const SIGHT_STEP = 5;

/** The run ends after 40 minutes (`G6.41`). */
export const MAX_TICKS = ticksFromMs(40 * 60 * 1000);

/** Points from score (`G6.16`). */
export function pointsFromScore(score: number): number {
  return score;
}
