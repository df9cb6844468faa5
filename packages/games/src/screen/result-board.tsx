import { numberFormat } from '@star-seekers/ui/number-format';
import { Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BoardNeighbour, Submission } from './game-host.ts';
import styles from './result-board.module.css';

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

/** The player's new place on the monthly board, with the rows around it. */
export function BoardNeighbours({ neighbours }: { readonly neighbours: readonly BoardNeighbour[] }) {
  const { t, i18n } = useTranslation('games');
  const format = numberFormat(i18n.language);
  return (
    <table className={styles.board}>
      <caption>{t('screen.result.board.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('screen.result.board.rank')}</th>
          <th scope="col">{t('screen.result.board.player')}</th>
          <th scope="col">{t('screen.result.board.score')}</th>
        </tr>
      </thead>
      <tbody>
        {neighbours.map(({ rank, username, score, you }) => (
          <tr key={`${rank} ${username}`} data-you={you || undefined}>
            <td>{format.format(rank)}</td>
            <td>
              <span className={styles.player}>
                <span className={styles.name}>{username}</span>
                {you && <span className={styles.you}>{t('screen.result.board.you')}</span>}
              </span>
            </td>
            <td>{format.format(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
