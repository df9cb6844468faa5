import { pauseLimitOf, witnessBounds } from '@star-seekers/stream';
import { Gauge, PauseCircle, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './how-runs-count-page.module.css';

const CONDITIONS = [
  { key: 'live', Icon: Radio },
  { key: 'speed', Icon: Gauge },
  { key: 'pauses', Icon: PauseCircle },
] as const;

/** Reasons that are no condition of play; the sentences are those of the player's own runs. */
const OTHERS = ['unplayed', 'afterDay', 'rejected', 'returned', 'expired', 'voided', 'unseen'] as const;

/** What makes a run count, for players: results, runs and the shop lead here. */
export function HowRunsCountPage() {
  const { t } = useTranslation('runs');
  const { unaccountedMs, lateMs } = witnessBounds(0);
  const figures = {
    live: { seconds: lateMs / 1000 },
    speed: { seconds: unaccountedMs / 1000 },
    pauses: { pauses: pauseLimitOf(0).most },
  } as const;
  return (
    <Page>
      <PageHeader title={t('counting.title')} lead={t('counting.lead')} />
      <ol className={styles.conditions}>
        {CONDITIONS.map(({ key, Icon }) => (
          <Panel as="li" key={key}>
            <h2 className={styles.title}>
              <Icon className={styles.icon} aria-hidden="true" />
              {t(`counting.${key}.title`)}
            </h2>
            <p>{t(`counting.${key}.text`, figures[key])}</p>
          </Panel>
        ))}
      </ol>
      <div className={styles.more}>
        {(['again', 'score', 'free', 'credit'] as const).map((key) => (
          <p key={key}>{t(`counting.${key}`)}</p>
        ))}
      </div>
      <section>
        <h2 className={styles.title}>{t('counting.others')}</h2>
        <ul className={styles.others}>
          {OTHERS.map((key) => (
            <li key={key}>{t(`why.${key}`)}</li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
