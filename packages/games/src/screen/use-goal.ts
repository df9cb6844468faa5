import type { SimState } from '@star-seekers/sim';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { useLatest } from '@star-seekers/stage/screen/use-latest.ts';
import { useEffect, useState } from 'react';
import type { Medals } from '../game.ts';
import { type Goal, goalOf, passedBetween } from './goal.ts';

/** The score is looked at four times a second: no frame pays for it. */
const LOOK_TICKS = 15;

/** How long a goal that was just passed is named, in ticks. */
const PASSED_TICKS = 150;

export interface GoalState {
  readonly goal: Goal | undefined;
  /** Goals that were passed a moment ago, the most important last. */
  readonly passed: readonly Goal['kind'][];
}

/**
 * The goal of a run as its score rises.
 * @param best the player's own best; null where there is none to beat
 * @param onPassed called when goals are passed, each once a run
 */
export function useGoal<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  medals: Medals,
  best: number | null,
  onPassed: (passed: readonly Goal['kind'][]) => void,
): GoalState {
  const latest = useLatest({ medals, best, onPassed });
  const [score, setScore] = useState(() => scoreOf(controller));
  const [passed, setPassed] = useState<readonly Goal['kind'][]>(NONE);

  useEffect(() => {
    let highest = scoreOf(controller);
    let namedUntil = 0;
    const begin = () => {
      highest = scoreOf(controller);
      setScore(highest);
      setPassed(NONE);
    };
    const look = ({ tick }: Readonly<State>) => {
      if (tick % LOOK_TICKS !== 0) return;
      const now = scoreOf(controller);
      setScore(now);
      const { medals: all, best: own, onPassed: tell } = latest.current;
      const justPassed = passedBetween(all, { from: highest, to: now }, own);
      highest = Math.max(highest, now);
      if (justPassed.length > 0) {
        namedUntil = tick + PASSED_TICKS;
        setPassed(justPassed);
        tell(justPassed);
      } else if (tick >= namedUntil) setPassed(NONE);
    };
    begin();
    const stops = [controller.onTick(look), controller.onReset(begin)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller, latest]);

  return { goal: goalOf(medals, score, best), passed };
}

const NONE: readonly Goal['kind'][] = [];

function scoreOf<State extends SimState, Command, Event>({ sim, state }: RunController<State, Command, Event>): number {
  return sim.outcome(state).score;
}
