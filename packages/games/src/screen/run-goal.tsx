import { effects } from '@star-seekers/audio';
import type { SimState } from '@star-seekers/sim';
import { playHaptic } from '@star-seekers/stage/haptics.ts';
import { LiveRegion } from '@star-seekers/stage/screen/live-region.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Medals } from '../game.ts';
import type { Goal } from './goal.ts';
import styles from './run-goal.module.css';
import { useGoal } from './use-goal.ts';

export interface RunGoalProps<State extends SimState, Command, Event> extends ControllerProps<State, Command, Event> {
  readonly medals: Medals;
  /** The own best; null where there is none to beat, as in practice. */
  readonly best: number | null;
  readonly haptics: boolean;
}

/** The next goal of a run and what is missing for it; says, sounds and is felt when one is passed. */
export function RunGoal<State extends SimState, Command, Event>(props: RunGoalProps<State, Command, Event>) {
  const { controller, medals, best, haptics } = props;
  const { t } = useTranslation('games');
  const { goal, passed } = useGoal(controller, medals, best, (kinds) => {
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
        goal && <GoalLine goal={goal} />
      )}
      <LiveRegion message={passed.map(nameOf).join('. ')} />
    </>
  );
}

/** What is missing for a goal: '180 to Silver'. */
export function GoalLine({ goal: { kind, missing } }: { readonly goal: Goal }) {
  const { t, i18n } = useTranslation('games');
  const figure = numberFormat(i18n.language).format(missing);
  return (
    <span className={styles.goal} data-goal={kind}>
      <GoalIcon kind={kind} />
      {kind === 'best'
        ? t('screen.goal.toBest', { missing: figure })
        : t('screen.goal.toMedal', { missing: figure, medal: t(`screen.medal.${kind}.name`) })}
    </span>
  );
}

function GoalIcon({ kind }: { readonly kind: Goal['kind'] }) {
  return kind === 'best' ? <Flag aria-hidden="true" /> : <MedalIcon medal={kind} />;
}
