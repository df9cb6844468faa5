/**
 * `pnpm bench quiz`: when each type of player first answers in Lore Master, the share of right answers by rung of the ladder, and how a
 * learner fares from run to run, with and without what was missed being asked again; `--runs=200` as many runs and learners.
 */
import {
  type AnyRun,
  type Dealer,
  Run,
  TICKS_PER_SECOND,
  TICK_MS,
  type TimedDeal,
  createRng,
  nextUnit,
} from '@star-seekers/sim';
import { dealsAgain } from '../src/lore-master/asked-again.ts';
import { quizDealer, rightOption } from '../src/lore-master/dealer.ts';
import { createPlayer } from '../src/lore-master/panel-player.ts';
import { panel } from '../src/lore-master/panel.ts';
import { RUNGS } from '../src/lore-master/rules.ts';
import { canLock, loreMaster } from '../src/lore-master/sim.ts';
import type { QuizState } from '../src/lore-master/state.ts';
import { quantile } from '../src/panel/figures.ts';
import { HUMANS, byPlayerType } from '../src/panel/humans.ts';
import { beginAttempt } from '../src/panel/pace.ts';
import { numberOption } from './options.ts';

const runs = numberOption('runs') ?? 200;

/** Share of the questions whose answer a learner has seen that are known from then on. */
const KEPT = 0.6;
/** Runs of a learner, and those in the table: each with the one before and after it. */
const LEARNED_RUNS = 80;
const ROW_RUNS = [1, 2, 3, 5, 10, 20, 40, 60, 80];
/** Time to press what is known. */
const KNOWN_TICKS = 240;

console.table(
  byPlayerType((type) => {
    const firsts: number[] = [];
    const rungs = RUNGS.map((): number[] => []);
    for (let seed = 0; seed < runs; seed++) {
      const { run, player } = beginAttempt(panel, type, seed);
      let first = Number.POSITIVE_INFINITY;
      while (!run.ended) {
        run.step(player(run.state), (event) => {
          if ((event as { type: string }).type === 'locked') first = Math.min(first, run.state.tick / TICKS_PER_SECOND);
        });
      }
      firsts.push(first);
      let right = 0;
      for (const { points } of (run.state as QuizState).answers) {
        rungs[RUNGS.findIndex((rung) => right < rung)]?.push(points > 0 ? 1 : 0);
        if (points > 0) right++;
      }
    }
    const shares = RUNGS.map((rung, index) => [`right up to ${rung}`, shareIn(rungs[index] ?? [])] as const);
    return { 'first answer s': quantile(firsts, 0.5), ...Object.fromEntries(shares) };
  }),
);

const [before, after] = [learnersOf(false), learnersOf(true)];
console.table(
  Object.fromEntries(
    ROW_RUNS.map((run) => [
      `run ${run}`,
      { 'right, asked anew': meanOf(before, run), 'right, missed asked again': meanOf(after, run) },
    ]),
  ),
);
for (const [name, rights] of [
  ['anew', before],
  ['again', after],
] as const) {
  const from = (right: number) =>
    Array.from({ length: LEARNED_RUNS }, (_, at) => at + 1).find((run) => meanOf(rights, run) >= right);
  console.log(
    `missed questions asked ${name}: 12 right on average from run ${from(12) ?? `${LEARNED_RUNS} on or later`}`,
  );
}

function shareIn(answers: readonly number[]): string {
  const share = answers.reduce((sum, right) => sum + right, 0) / answers.length;
  return answers.length === 0 ? '' : `${Math.round(100 * share)} % of ${answers.length}`;
}

/** Right answers on average of all learners, in the run and the two beside it. */
function meanOf(rights: readonly (readonly number[])[], run: number): number {
  const near = rights.flatMap((learner) => learner.slice(Math.max(0, run - 2), run + 1));
  return Math.round((10 * near.reduce((sum, right) => sum + right, 0)) / near.length) / 10;
}

/** Right answers of each run of each learner. */
function learnersOf(asksAgain: boolean): number[][] {
  return Array.from({ length: Math.ceil(runs / 4) }, (_, learner) => {
    const rng = createRng(learner, 77);
    const learned = new Set<number>();
    let again: readonly number[] = [];
    return Array.from({ length: LEARNED_RUNS }, (_run, index) => {
      const state = playLearned(1000 * learner + index, learned, again);
      for (const { question } of state.answers) if (nextUnit(rng) < KEPT) learned.add(question);
      if (asksAgain) again = dealsAgain(again, state);
      return state.score;
    });
  });
}

/** A run of somebody new who reads as fast as most people do, and knows what was learned. */
function playLearned(seed: number, learned: ReadonlySet<number>, again: readonly number[]): QuizState {
  const run: AnyRun = new Run(loreMaster, { seed }, dealerOf(seed, again));
  const player = createPlayer(HUMANS.median, seed, 'novice');
  let [number, shownAt] = [0, 0];
  while (!run.ended) {
    const state = run.state as QuizState;
    const isKnown = canLock(state) && state.question !== null && learned.has(state.question.bank);
    if (state.number !== number) [number, shownAt] = [state.number, state.tick];
    const commands = player(state);
    if (!isKnown || !state.question) run.step(commands);
    else run.step(state.tick - shownAt < KNOWN_TICKS ? [] : [{ lock: rightOption(state.question) }]);
  }
  return run.state as QuizState;
}

/** A local dealer that asks again. */
function dealerOf(seed: number, again: readonly number[]) {
  const from: Parameters<Dealer['deal']>[0] = { secret: [seed, 0, 0, 0], options: undefined, again };
  return {
    answer(call: Parameters<Dealer['deal']>[2], earlier: readonly Omit<TimedDeal, 'atMs'>[]) {
      const timed = earlier.map((deal) => ({ ...deal, atMs: deal.tick * TICK_MS }));
      return { reveal: quizDealer.deal(from, timed, call, call.tick * TICK_MS) };
    },
  };
}
