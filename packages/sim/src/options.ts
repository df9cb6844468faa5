import { MalformedInput } from './byte-buffer.ts';
import type { AnyGameSim, RunOptions } from './game-sim.ts';
import { createRng, nextInt } from './rng.ts';

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

/**
 * Draws the conditions of a day among those that a game has: no option as yesterday, where there is a choice.
 * @param yesterday may be other ones than the game has now
 * @returns undefined for a game without conditions
 */
export function drawConditions(
  { id, dayConditions }: Pick<AnyGameSim, 'id' | 'dayConditions'>,
  seed: number,
  yesterday: RunOptions = {},
): RunOptions | undefined {
  if (!dayConditions) return undefined;
  const others = dayConditions.filter((options) =>
    Object.entries(options).every(([name, choice]) => choice !== yesterday[name]),
  );
  const choices = others.length > 0 ? others : dayConditions;
  return choices[nextInt(createRng(seed, FIRST_DAY_STREAM + id), choices.length)];
}

/** Conditions of one option, with each of its choices. @param count the choices are 0 to `count` - 1 */
export function everyChoice(name: string, count: number): readonly RunOptions[] {
  return Array.from({ length: count }, (_, choice) => ({ [name]: choice }));
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
