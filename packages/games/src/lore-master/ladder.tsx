import { useTranslation } from 'react-i18next';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import styles from './ladder.module.css';
import { ladderShare, nextRung } from './ladder-share.ts';
import { QUESTION_COUNT, RUNGS } from './rules.ts';
import type { QuizController } from './use-reveal-details.ts';

export interface LadderProps {
  readonly controller: QuizController;
  /** Right answers of the last run; null before the first. */
  readonly last: number | null;
}

/** Right answers as a bar with six rungs, and the last run as a mark on it (`G4.3`). */
export function Ladder({ controller, last }: LadderProps) {
  const { t } = useTranslation('games');
  const right = useRunState(controller, (state) => state.score);
  const next = nextRung(right);
  return (
    <div
      className={styles.ladder}
      role="progressbar"
      aria-label={t('lore-master.ladder.label')}
      aria-valuemin={0}
      aria-valuemax={QUESTION_COUNT}
      aria-valuenow={right}
      aria-valuetext={
        next === undefined ? t('lore-master.ladder.top', { right }) : t('lore-master.ladder.value', { right, next })
      }
    >
      <div className={styles.bar}>
        <div className={styles.done} style={{ inlineSize: percent(ladderShare(right)) }} />
        {last !== null && last > 0 && (
          <span className={styles.last} style={{ insetInlineStart: percent(ladderShare(last)) }}>
            {t('lore-master.ladder.last', { right: last })}
          </span>
        )}
      </div>
      <div className={styles.rungs} aria-hidden="true">
        {RUNGS.map((rung) => (
          <span key={rung} data-reached={right >= rung || undefined} data-next={rung === next || undefined}>
            {rung}
          </span>
        ))}
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
