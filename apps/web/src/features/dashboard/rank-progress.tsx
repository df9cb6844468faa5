import { RANK_TITLES, rankTitle } from '@star-seekers/contracts/constants';
import { Award } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Countup } from '../../ui/countup.tsx';
import { RankInsignia } from '../../ui/rank-insignia.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './rank-progress.module.css';
import { useSeenPoints } from './use-seen-points.ts';

export interface RankProgressProps {
  readonly userId: string;
  readonly totalPoints: number;
}

/** The rank title and how far it is to the next (`P4.3`). What was earned since the last look counts up; a new rank is celebrated. */
export function RankProgress({ userId, totalPoints }: RankProgressProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const seen = useSeenPoints(userId, totalPoints);
  const title = rankTitle(totalPoints);
  const risen = seen < totalPoints && rankTitle(seen) !== title;
  const name = t(`common:ranks.${title}`);
  const index = RANK_TITLES.findIndex((rank) => rank.title === title);
  const from = RANK_TITLES[index]?.from ?? 0;
  const next = RANK_TITLES[index + 1];
  const shareOf = (points: number) => (next ? Math.max(0, points - from) / (next.from - from) : 1);
  const share = shareOf(totalPoints);
  const words = next
    ? t('rank.toNext', { count: next.from - totalPoints, title: t(`common:ranks.${next.title}`) })
    : t('rank.highest');

  useEffect(() => {
    if (risen) toast({ kind: 'success', icon: Award, title: t('rank.risen', { title: name }), durationMs: 5000 });
  }, [risen, name, t]);

  return (
    <div className={styles.rank} data-risen={risen || undefined}>
      <span className={styles.label}>{t(risen ? 'rank.new' : 'rank.label')}</span>
      <p className={styles.line}>
        <span className={styles.title}>
          <span className={styles.insignia}>
            <RankInsignia title={title} size="1.6em" />
          </span>
          {name}
        </span>
        <span className={styles.points}>
          <Countup value={totalPoints} from={Math.min(seen, totalPoints)} /> {t('games.points')}
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
        <div
          className={styles.bar}
          style={{ inlineSize: percent(share), '--seen': percent(Math.min(share, shareOf(seen))) } as CSSProperties}
        />
      </div>
      <span className={styles.next}>{words}</span>
    </div>
  );
}

const percent = (share: number) => `${share * 100}%`;
