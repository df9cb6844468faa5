import { effects } from '@star-seekers/audio';
import type { SimState } from '@star-seekers/sim';
import { playHaptic } from '@star-seekers/stage/haptics.ts';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { LiveRegion } from '@star-seekers/stage/screen/live-region.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useLatest } from '@star-seekers/stage/screen/use-latest.ts';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Medals } from '../game.ts';
import { type Goal, goalOf, passedBetween } from './goal.ts';
import styles from './run-goal.module.css';

export interface RunGoalProps<State extends SimState, Command, Event> extends ControllerProps<State, Command, Event> {
  readonly medals: Medals;
  /** The own best; null where there is none to beat, as in practice. */
  readonly best: number | null;
  readonly haptics: boolean;
  /** The stars that medals count in place of the score, and that the run has in hand until it ends. */
  readonly starsOf?: ((state: Readonly<State>) => number) | undefined;
}

/** The next goal of a run and what is missing for it; says, sounds and is felt when one is passed. */
export function RunGoal<State extends SimState, Command, Event>(props: RunGoalProps<State, Command, Event>) {
  const { haptics, starsOf } = props;
  const { t } = useTranslation('games');
  const { goal, passed } = useGoal(props, (kinds) => {
    effects.play(kinds.includes('best') ? 'result.best' : 'result.verified');
    if (haptics) playHaptic('medium');
  });
  const nameOf = (kind: Goal['kind']) =>
    kind === 'best' ? t('screen.result.personalBest') : t(`screen.medal.${kind}.earned`);
  const named = passed.at(-1);
  return (
    <>
      {named ? (
        <span className={styles.passed} data-goal={named}>
          <GoalIcon kind={named} />
          {nameOf(named)}
        </span>
      ) : (
        goal && <GoalLine goal={goal} inStars={starsOf !== undefined} />
      )}
      <LiveRegion message={passed.map(nameOf).join('. ')} />
    </>
  );
}

interface GoalLineProps {
  readonly goal: Goal;
  /** Medals count stars. */
  readonly inStars: boolean;
}

/** What is missing for a goal: '180 to Silver', or '4 ★ to Silver'. */
function GoalLine({ goal: { kind, missing }, inStars }: GoalLineProps) {
  const { t, i18n } = useTranslation('games');
  const figure = numberFormat(i18n.language).format(missing);
  return (
    <span className={styles.goal} data-goal={kind}>
      <GoalIcon kind={kind} />
      {kind === 'best'
        ? t('screen.goal.toBest', { missing: figure })
        : t('screen.goal.toMedal', {
            missing: inStars ? `${figure} ★` : figure,
            medal: t(`screen.medal.${kind}.name`),
          })}
    </span>
  );
}

function GoalIcon({ kind }: { readonly kind: Goal['kind'] }) {
  return kind === 'best' ? <Flag aria-hidden="true" /> : <MedalIcon medal={kind} />;
}

/** The score is looked at four times a second: no frame pays for it. */
const LOOK_TICKS = 15;

/** How long a goal that was just passed is named, in ticks. */
const PASSED_TICKS = 150;

interface GoalState {
  readonly goal: Goal | undefined;
  /** Goals that were passed a moment ago, the most important last. */
  readonly passed: readonly Goal['kind'][];
}

/**
 * The goal of a run as its score rises. A medal of stars is passed with the end of the run, which its result says.
 * @param onPassed called when goals are passed, each once a run
 */
function useGoal<State extends SimState, Command, Event>(
  { controller, medals, best, starsOf }: RunGoalProps<State, Command, Event>,
  onPassed: (passed: readonly Goal['kind'][]) => void,
): GoalState {
  const latest = useLatest({ medals: starsOf ? undefined : medals, best, onPassed });
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

  return { goal: goalOf(medals, score, best, starsOf?.(controller.state)), passed };
}

const NONE: readonly Goal['kind'][] = [];

function scoreOf<State extends SimState, Command, Event>({ sim, state }: RunController<State, Command, Event>): number {
  return sim.outcome(state).score;
}
