import { RANK_TITLES, rankTitle } from '@star-seekers/contracts/constants';
import { useTranslation } from 'react-i18next';
import { Countup } from '../../ui/countup.tsx';
import { RankInsignia } from '../../ui/rank-insignia.tsx';
import styles from './rank-progress.module.css';

/** The rank title and how far it is to the next (`platform.md §4`). */
export function RankProgress({ totalPoints }: { readonly totalPoints: number }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const title = rankTitle(totalPoints);
  const index = RANK_TITLES.findIndex((rank) => rank.title === title);
  const from = RANK_TITLES[index]?.from ?? 0;
  const next = RANK_TITLES[index + 1];
  const share = next ? (totalPoints - from) / (next.from - from) : 1;
  const words = next
    ? t('rank.toNext', { count: next.from - totalPoints, title: t(`common:ranks.${next.title}`) })
    : t('rank.highest');
  return (
    <div className={styles.rank}>
      <span className={styles.label}>{t('rank.label')}</span>
      <p className={styles.line}>
        <span className={styles.title}>
          <RankInsignia title={title} size="1.6em" />
          {t(`common:ranks.${title}`)}
        </span>
        <span className={styles.points}>
          <Countup value={totalPoints} /> {t('games.points')}
        </span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('rank.progress')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
      >
        <div className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <span className={styles.next}>{words}</span>
    </div>
  );
}
