import { type LocalDealer, Run, localDealer } from '@star-seekers/sim';
import { quizDealer, rightOption } from '../dealer.ts';
import { OPTION_COUNT } from '../rules.ts';
import { canLock, loreMaster } from '../sim.ts';
import type { QuizCommand, QuizEvent, QuizPhase, QuizState } from '../state.ts';

export type QuizRun = Run<QuizState, QuizCommand, QuizEvent>;

/** A run before its first question: its briefing is skipped. */
export function newQuizRun(seed?: number, dealer?: LocalDealer): QuizRun {
  const run = newBriefing(seed, dealer);
  stepTo(run, 'briefing');
  run.step([{ skip: true }]);
  return run;
}

/** A run from its first tick, with a local dealer, or without reveals if the dealer is null. */
export function newBriefing(seed = 7, dealer: LocalDealer | null = localDealer(quizDealer, seed)): QuizRun {
  return new Run(loreMaster, { seed }, dealer ?? undefined);
}

/** Steps until the run is in a phase, or has ended. @returns the events */
export function stepTo(run: QuizRun, phase: QuizPhase): QuizEvent[] {
  const events: QuizEvent[] = [];
  while (run.state.phase !== phase && !run.ended) run.step([], (event) => events.push(event));
  return events;
}

export function stepBy(run: QuizRun, ticks: number): QuizEvent[] {
  const events: QuizEvent[] = [];
  for (let tick = 0; tick < ticks; tick++) run.step([], (event) => events.push(event));
  return events;
}

/** Place of the right option of the current question. */
export function rightOf({ state }: QuizRun): number {
  if (!state.question) throw new Error('no question is on the table');
  return rightOption(state.question);
}

/** Waits for a question and locks the right option, or a wrong one. @returns the events up to its result */
export function answer(run: QuizRun, how: 'right' | 'wrong', afterTicks = 0): QuizEvent[] {
  // The second part of the briefing is skipped.
  while (!canLock(run.state) && !run.ended) run.step(run.state.phase === 'briefing' ? [{ skip: true }] : []);
  stepBy(run, afterTicks);
  const right = rightOf(run);
  const events: QuizEvent[] = [];
  run.step([{ lock: how === 'right' ? right : (right + 1) % OPTION_COUNT }], (event) => events.push(event));
  return [...events, ...stepTo(run, 'result')];
}
