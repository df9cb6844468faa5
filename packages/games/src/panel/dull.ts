import { type Rng, type SimState, TICKS_PER_SECOND, createRng, nextInt, pick, shuffle } from '@star-seekers/sim';
import type { DullAim, DullLanguage, Policy, Value } from './dull-language.ts';
import { quantile } from './figures.ts';
import { HUMANS, type PlayerType } from './humans.ts';
import { type AnyPanel, beginRun, reachedIn } from './pace.ts';

type AnyLanguage = DullLanguage<SimState, unknown>;

/**
 * What no dull policy may win. It must not score more than a median player in the hands of one, nor last longer than a skilled player in
 * the hands of one.
 */
export const DULL_AIMS = { score: 'median', seconds: 'skilled' } as const satisfies Record<DullAim, PlayerType>;

/** What a run of a dull policy came to. */
export interface DullRun {
  /** What medals count. */
  readonly score: number;
  readonly seconds: number;
  readonly capped: boolean;
}

/** The best policy that was found for an aim. */
export interface DullRecord {
  readonly policy: Policy;
  readonly runs: readonly DullRun[];
}

/** Plays one run by a policy, in the hands of the type of player of the aim. */
export function playDull(panel: AnyPanel, aim: DullAim, policy: Policy, seed: number): DullRun {
  const run = beginRun(panel, seed);
  const player = languageOf(panel).createPlayer(policy, HUMANS[DULL_AIMS[aim]], seed);
  while (!run.ended) run.step(player(run.state));
  const { reason } = panel.game.sim.outcome(run.state);
  return {
    score: reachedIn(panel.game, run.state),
    seconds: run.state.tick / TICKS_PER_SECOND,
    capped: reason === 'time',
  };
}

export function measureDull(panel: AnyPanel, aim: DullAim, policy: Policy, seeds: readonly number[]): DullRecord {
  return { policy, runs: seeds.map((seed) => playDull(panel, aim, policy, seed)) };
}

/** Median of what a policy was searched by. */
export function dullFigure(runs: readonly DullRun[], aim: DullAim): number {
  return quantile(
    runs.map((run) => run[aim]),
    0.5,
  );
}

export interface DullSearch {
  /** Policies from which a search starts. */
  readonly restarts: number;
  /** The seeds by whose median policies are compared. */
  readonly seeds: readonly number[];
  readonly seed: number;
}

/**
 * Climbs from random policies: takes the best value of one gene after the other until none is better. The same search finds the same
 * policy.
 */
export function searchDull(panel: AnyPanel, aim: DullAim, { restarts, seeds, seed }: DullSearch): Policy {
  const language = languageOf(panel);
  const { genes } = language;
  if (restarts < 1) throw new RangeError('a search starts at least once');
  const rng = createRng(seed);
  const known = new Map<string, number>();
  const figureOf = (policy: Policy) => {
    const key = JSON.stringify(policy);
    const figure = known.get(key) ?? dullFigure(measureDull(panel, aim, policy, seeds).runs, aim);
    known.set(key, figure);
    return figure;
  };
  let best: { readonly policy: Policy; readonly figure: number } = { policy: {}, figure: Number.NEGATIVE_INFINITY };
  for (let restart = 0; restart < restarts; restart++) {
    let policy = randomPolicy(language, rng);
    let figure = figureOf(policy);
    const names = Object.keys(genes);
    for (let left = names.length; left > 0; left--) {
      if (left === names.length) shuffle(rng, names);
      const name = names[names.length - left] as string;
      for (const value of genes[name] as readonly Value[]) {
        const other = { ...policy, [name]: value };
        if (!isDull(language, other) || figureOf(other) <= figure) continue;
        [policy, figure] = [other, figureOf(other)];
        // Every other gene is tried again.
        left = names.length + 1;
      }
    }
    if (figure > best.figure) best = { policy, figure };
  }
  return best.policy;
}

/** Half of the genes depart from honest play: where all did, most starts would be hopeless. */
function randomPolicy(language: AnyLanguage, rng: Rng): Policy {
  for (;;) {
    const policy = Object.fromEntries(
      Object.entries(language.genes).map(([name, values]) => [
        name,
        nextInt(rng, 2) === 0 ? pick(rng, values) : (values[0] as Value),
      ]),
    );
    if (isDull(language, policy)) return policy;
  }
}

/** Whether a policy is one of the language, and departs from what the panel's player does. */
export function isDull({ genes }: Pick<AnyLanguage, 'genes'>, policy: Policy): boolean {
  const names = Object.keys(genes);
  return (
    Object.keys(policy).length === names.length &&
    names.every((name) => genes[name]?.includes(policy[name] as Value)) &&
    names.some((name) => policy[name] !== genes[name]?.[0])
  );
}

function languageOf({ dull, game }: AnyPanel): AnyLanguage {
  if (!dull) throw new RangeError(`${game.slug} has no language of dull play`);
  return dull;
}
