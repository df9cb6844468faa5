import type { RunOptions } from '@star-seekers/sim';
import type { AnyGame, Medals } from '../game.ts';
import { EARNERS, QUARTER, quantile } from './figures.ts';
import type { PlayerType } from './humans.ts';
import { beginAttempt } from './pace.ts';

export type { AnyGame } from '../game.ts';
export type { PlayerType } from './humans.ts';

/** The players whose scores make the medals of a day. */
export const PAR_PLAYERS = Object.values(EARNERS);

export type ParPlayer = (typeof PAR_PLAYERS)[number];

/**
 * Plays one run under a day's conditions as a synthetic player does, dealt by a local dealer. The same arguments give the same score.
 * @param seed unsigned 32-bit integer, of the run and of the player
 * @returns undefined for a game without a panel
 * @throws {MalformedInput} on options that the game does not have
 */
export async function attemptUnder(
  game: Pick<AnyGame, 'loadPanel'>,
  options: RunOptions,
  type: PlayerType,
  seed: number,
): Promise<number | undefined> {
  const panel = await game.loadPanel?.();
  if (!panel) return undefined;
  const { run, player } = beginAttempt(panel, type, seed, options);
  while (!run.ended) run.step(player(run.state));
  return run.outcome?.score;
}

/**
 * The medals of a day from the scores of the panel's attempts under its conditions: what one attempt in four of each type reaches. None
 * is below the one before it, and a score of 0 earns none.
 * @throws {RangeError} without a score of some type
 */
export function parOf(scores: Readonly<Record<ParPlayer, readonly number[]>>): Medals {
  const reached = (type: ParPlayer) => {
    if (scores[type].length === 0) throw new RangeError(`no ${type} player has a score`);
    return quantile(scores[type], 1 - QUARTER);
  };
  const bronze = Math.max(1, reached(EARNERS.bronze));
  const silver = Math.max(bronze, reached(EARNERS.silver));
  return { bronze, silver, gold: Math.max(silver, reached(EARNERS.gold)) };
}
