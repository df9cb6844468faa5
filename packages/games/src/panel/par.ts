import type { RunOptions } from '@star-seekers/sim';
import type { DayMedals, Medals } from '../game.ts';
import { MEDALS } from '../medal.ts';
import { EARNERS, QUARTER } from './figures.ts';
import { type AnyPanel, beginAttempt, reachedIn } from './pace.ts';

/** Attempts of each type of player under the conditions of a day, with the seeds from 0 on. */
export const ATTEMPTS = 100;

/** Recorded medals of a day's conditions. */
export interface Par extends DayMedals {
  /** The seeds of the attempts that have these scores, in the order of the medals. */
  readonly seeds: readonly number[];
}

/**
 * Plays the panel's attempts under a day's conditions: a medal is what one attempt in four of its type of player reaches. None is below the
 * one before it, and a score of 0 earns none. The same arguments give the same medals.
 * @throws {MalformedInput} on options that the game does not have
 */
export function measurePar(panel: AnyPanel, options: RunOptions, attempts = ATTEMPTS): Par {
  const reached = MEDALS.map((medal) => {
    const scores = Array.from({ length: attempts }, (_, seed) => scoreOf(panel, EARNERS[medal], { seed, options }));
    const bySeed = scores.map((score, seed) => ({ score, seed })).toSorted((one, other) => one.score - other.score);
    return bySeed[Math.floor((1 - QUARTER) * attempts)] as (typeof bySeed)[number];
  });
  return {
    options,
    ...medalsOf(
      reached.map(({ score }) => score),
      panel.dullMost,
    ),
    seeds: reached.map(({ seed }) => seed),
  };
}

/** Plays only the attempts that the medals of a record follow from: as long as nothing has changed, these are its medals. */
export function repeatPar(panel: AnyPanel, { options, seeds }: Par): Medals {
  const reached = MEDALS.map((medal, index) => scoreOf(panel, EARNERS[medal], { seed: seeds[index] ?? 0, options }));
  return medalsOf(reached, panel.dullMost);
}

/**
 * The medals that the scores of a novice, a median and a skilled player make.
 * @param dullMost what dull play can reach
 */
export function medalsOf([novice = 0, median = 0, skilled = 0]: readonly number[], dullMost = 0): Medals {
  const bronze = Math.max(1, novice, dullMost + 1);
  const silver = Math.max(bronze, median);
  return { bronze, silver, gold: Math.max(silver, skilled) };
}

function scoreOf(
  panel: AnyPanel,
  type: (typeof EARNERS)[keyof typeof EARNERS],
  { seed, options }: { readonly seed: number; readonly options: RunOptions },
): number {
  const { run, player } = beginAttempt(panel, type, seed, options);
  while (!run.ended) run.step(player(run.state));
  return reachedIn(panel.game, run.state);
}
