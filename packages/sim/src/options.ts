import { MalformedInput } from './byte-buffer.ts';
import type { RunOptions } from './game-sim.ts';
import { type Rng, nextInt } from './rng.ts';

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

/** Draws a choice from 0 to `count` - 1. @param except one that is not drawn, unless it is the only one */
export function drawChoice(rng: Rng, count: number, except?: number): number {
  if (except === undefined || count < 2 || except < 0 || except >= count) return nextInt(rng, count);
  const choice = nextInt(rng, count - 1);
  return choice < except ? choice : choice + 1;
}
