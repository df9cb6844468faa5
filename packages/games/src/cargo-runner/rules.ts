import { TICKS_PER_SECOND, ticksFromMs } from '@star-seekers/sim';

/** Increase it whenever the outcome of any run could change. */
export const RULES_VERSION = 5;

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

/** How far a drone sees ahead, unless a wall is in between, in pixels (`G6.31`). */
export const DETECTION_RADIUS = 150;

/** Angle of the cone in which a drone sees ahead, in degrees (`G6.42`). */
export const SIGHT_DEGREES = 110;

/** Cosine of half of that angle, as a literal: every engine must test the same cone. */
export const SIGHT_COSINE = 0.573_576_436_351_046;

/** How far a drone sees all round, in pixels (`G6.43`). */
export const NEAR_RADIUS = 60;

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

/** Drones that a day's twist adds to each deck (`G6.52`). */
export const MORE_DRONES = 1;

/** Time for a deck on a day with a short clock: 240 s (`G6.53`). */
export const SHORT_LEVEL_TICKS = ticksFromMs(240_000);

/** How far drones see ahead on a day with dim corridors, and on one with keen drones, in pixels (`G6.54`, `G6.56`). */
export const DIM_RADIUS = 110;
export const KEEN_RADIUS = 190;

/** How far the courier's lamp shows the deck in dim corridors, in pixels (`G6.55`). */
export const LAMP_RADIUS = 260;

/** Greatest load on a day with a larger hold, in kilos (`G6.57`). */
export const LARGE_CAPACITY_KILOS = 4;

/** Pulses that can be stored on a day with a spare charge (`G6.58`). */
export const MORE_PULSES = 3;

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

/** Time that a drone has the player in sight before it gives chase: near, and at the end of its sight (`G6.44`). */
const DOUBT_TICKS = { near: ticksFromMs(300), far: ticksFromMs(450) } as const;

/** Ticks of doubt before a chase. @param distance to the player in pixels */
export function doubtTicks(distance: number): number {
  const share = Math.min(1, Math.max(0, (distance - NEAR_RADIUS) / (DETECTION_RADIUS - NEAR_RADIUS)));
  return Math.round(DOUBT_TICKS.near + share * (DOUBT_TICKS.far - DOUBT_TICKS.near));
}

/** A drone that gives the alarm stands still for 700 ms before it follows (`G6.48`). */
export const ALARM_TICKS = ticksFromMs(700);

/**
 * A drone in doubt or at the alarm backs off from a player ahead of or beside it within this distance, in pixels (`G6.50`), so that nobody
 * runs into a drone that has just stopped.
 */
export const RECOIL_RADIUS = 100;

/** A drone in doubt keeps watching for 500 ms after a glimpse. */
export const WATCH_TICKS = ticksFromMs(500);

/** Chance that a drone on patrol turns back at a stop of its round, in percent (`G6.51`). */
export const TURN_BACK_PERCENT = 4;

/** The first drone is called 5 s after the start of a deck (`G6.60`), and one by each delivery of less than {@link CAPACITY_KILOS}. */
export const FIRST_CALL_TICKS = ticksFromMs(5000);

/** The next one comes after this share of the time left beyond 100 s, at least 2 s (`G6.61`). */
export const CALLS = { share: 18, beyond: ticksFromMs(100_000), least: ticksFromMs(2000) } as const;

/** Ticks until the next call. @param ticksLeft for the deck */
export function nextCallTicks(ticksLeft: number): number {
  return Math.max(CALLS.least, Math.floor((ticksLeft - CALLS.beyond) / CALLS.share));
}

/** A drone that is called stands still for 600 ms, and is this many steps away at least (`G6.62`): nobody could answer one that is close by. */
export const HEAR_TICKS = ticksFromMs(600);
export const CALL_CLEARANCE_CELLS = 8;

/**
 * Who has come back to the station and stays for longer than 3 s lingers (`G6.63`): drones see them there, come in, and are called this
 * many times sooner (`G6.64`).
 */
export const LINGER_TICKS = ticksFromMs(3000);
export const LINGER_CALLS = 8;

/** Looks in another direction each 250 ms. */
export const LOOK_TICKS = ticksFromMs(250);

/** A drone that has lost the player looks in all four directions at their last known cell, then resumes its patrol. */
export const SEARCH_TICKS = 4 * LOOK_TICKS;

/** Time on the clock for each drone that was shaken off, up to the time of a level (`G6.45`). */
export const SHAKEN_TICKS = ticksFromMs(3000);

/** Distance within which the pulse stuns drones, in pixels (`G6.46`): less than they see, so that most chases are shaken off without it. */
export const PULSE_RADIUS = 100;

/** Greatest number of pieces in a stash of light cargo (`G6.47`). */
export const STASH_PIECES = 3;

/** Light cargo lies within so many steps of the station while there is room; farther out are the corners with heavy cargo. */
export const LIGHT_REACH_CELLS = 7;

/** Pulses that can be stored (`G6.49`): a delivery of a heavy piece charges one. A deck begins with one less (`G6.59`). */
export const MAX_PULSES = 2;

/** Least distance between two stashes, in steps. */
export const STASH_CLEARANCE_CELLS = 4;

/** Distance between the tested points of a line of sight, in pixels. */
export const SIGHT_STEP = 5;

/** The run ends after 40 minutes (`G6.41`). */
export const MAX_TICKS = ticksFromMs(40 * 60 * 1000);

/** Points from score (`G6.16`). */
export function pointsFromScore(score: number): number {
  return score;
}
