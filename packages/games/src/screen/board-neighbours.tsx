import { useTranslation } from 'react-i18next';
import { numberFormat } from '@star-seekers/ui/number-format';
import type { BoardNeighbour } from './game-host.ts';
import styles from './board-neighbours.module.css';

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
