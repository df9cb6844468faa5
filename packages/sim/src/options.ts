import { MalformedInput } from './byte-buffer.ts';
import type { RunOptions } from './game-sim.ts';
import { type Rng, createRng, nextInt } from './rng.ts';

/**
 * One choice among a run's options; undefined where the run leaves it to the plain rules.
 * @param count the choices are 0 to `count` - 1
 * @throws {MalformedInput} on any other number: options may come from a file
 */
export function choiceIn(options: RunOptions | undefined, name: string, count: number): number | undefined {
  const choice = options?.[name];
  if (choice === undefined) return undefined;
  if (!Number.isInteger(choice) || choice < 0 || choice >= count) {
    throw new MalformedInput(`options.${name} is ${choice}, not a whole number from 0 to ${count - 1}`);
  }
  return choice;
}

/** Random streams of the conditions of days, by the game: one seed may draw all games of a day. */
const FIRST_DAY_STREAM = 100;

/** The generator that draws a game's conditions of a day. */
export function dayRng(seed: number, gameId: number): Rng {
  return createRng(seed, FIRST_DAY_STREAM + gameId);
}

/** Draws a choice from 0 to `count` - 1. @param except one that is not drawn, unless it is the only one */
export function drawChoice(rng: Rng, count: number, except?: number): number {
  if (except === undefined || count < 2 || except < 0 || except >= count) return nextInt(rng, count);
  const choice = nextInt(rng, count - 1);
  return choice < except ? choice : choice + 1;
}

/** Number of ways to take `count` of `length` things in some order. */
export function orderCount(length: number, count: number): number {
  return count === 0 ? 1 : length * orderCount(length - 1, count - 1);
}

/** One of these ways. @param choice from 0 to `orderCount(things.length, count)` - 1 */
export function orderOf<Thing>(things: readonly Thing[], count: number, choice: number): readonly Thing[] {
  if (count === 0) return [];
  const rest = orderCount(things.length - 1, count - 1);
  const first = Math.floor(choice / rest) % things.length;
  return [...things.slice(first, first + 1), ...orderOf(things.toSpliced(first, 1), count - 1, choice % rest)];
}
