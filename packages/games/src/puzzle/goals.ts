import { MOVE_GOALS, PARS_SECONDS, PLAY_SECONDS, secondsLeft } from './rules.ts';
import type { PuzzleState } from './state.ts';

export type MoveGoal = keyof typeof MOVE_GOALS;

export const MOVE_GOAL_NAMES = Object.keys(MOVE_GOALS) as readonly MoveGoal[];

/** The hardest goal that a number of moves meets. */
export function moveGoalOf(moves: number): MoveGoal | undefined {
  return MOVE_GOAL_NAMES.find((goal) => moves <= MOVE_GOALS[goal]);
}

/** The hardest goal that an unsolved puzzle can still meet: it takes at least one more move. */
export function openMoveGoal(moves: number): MoveGoal | undefined {
  return moveGoalOf(moves + 1);
}

/** The hardest par that a number of seconds meets. */
export function parOf(seconds: number): number | undefined {
  return PARS_SECONDS.find((par) => seconds <= par);
}

/** Whole seconds of play that have passed, as the result counts them. */
export function secondsPlayed({ status, ticksLeft }: Pick<PuzzleState, 'status' | 'ticksLeft'>): number {
  return status === 'preview' ? 0 : PLAY_SECONDS - secondsLeft(ticksLeft);
}
