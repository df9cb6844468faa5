import { numberFormat } from '@star-seekers/ui/number-format';
import { Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Submission } from './game-host.ts';
import styles from './next-goal.module.css';

type Verdict = Extract<Submission, { status: 'verified' }>;

/** The score to beat: that of the row above on the monthly board, else the player's own best. */
export function NextGoal({ verdict }: { readonly verdict: Verdict }) {
  const { t, i18n } = useTranslation('games');
  const format = numberFormat(i18n.language);
  const { neighbours, bestScore } = verdict;
  const above = neighbours[neighbours.findIndex(({ you }) => you) - 1];
  return (
    <p className={styles.goal}>
      <Target aria-hidden="true" />
      {above
        ? t('screen.result.goal.pass', { score: format.format(above.score + 1), name: above.username })
        : t('screen.result.goal.best', { score: format.format(bestScore + 1) })}
    </p>
  );
}
