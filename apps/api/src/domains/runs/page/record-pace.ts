import { PACE_POINTS } from '@star-seekers/contracts/pace';
import { type AnyGameSim, type CommandLog, type Outcome, type RunSetup, TICKS_PER_SECOND } from '@star-seekers/sim';

/** Scores of a run at equal intervals, the last one at its end. */
export interface PaceScores {
  readonly everyS: number;
  readonly scores: readonly number[];
}

/** Records the pace of a run while it is simulated. */
export interface PaceRecorder {
  /** Call after every tick. */
  readonly onTick: (run: { readonly state: { readonly tick: number } }) => void;
  /** The pace, at the end of the run. */
  readonly paceTo: (outcome: Outcome) => PaceScores;
}

/** @param ticks length of the run */
export function recordPace(
  sim: AnyGameSim,
  setup: RunSetup,
  { ticks }: Pick<CommandLog<unknown>, 'ticks'>,
): PaceRecorder {
  const everyS = Math.max(1, Math.ceil(ticks / TICKS_PER_SECOND / (PACE_POINTS - 1)));
  const scores = [sim.outcome(sim.init(setup)).score];
  return {
    onTick({ state }) {
      const isDue = state.tick % (everyS * TICKS_PER_SECOND) === 0;
      if (isDue && state.tick < ticks) scores.push(sim.outcome(state).score);
    },
    paceTo: ({ score }) => ({ everyS, scores: [...scores, score] }),
  };
}
