import { Award } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat, percentText } from '@star-seekers/ui/number-format';
import { StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { clockText } from './clock-text.ts';
import styles from './mission-results.module.css';
import { CARGO_TYPES } from './rules.ts';
import { Sprite } from './sprite.ts';
import type { statsOf } from './stats.ts';

/** The figures of a mission, and its cargo by kind (`G6.12`: Mission Results). */
export function MissionResults({ stats }: { readonly stats: ReturnType<typeof statsOf> }) {
  const { t, i18n } = useTranslation('games');
  const heading = useId();
  const format = numberFormat(i18n.language);
  const collected = CARGO_TYPES.filter((type) => stats[type] > 0);
  return (
    <section className={styles.results} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('cargo-runner.result.heading')}
      </h3>
      {stats.perfect === 1 && (
        <p className={styles.perfect}>
          <Award aria-hidden="true" />
          {t('cargo-runner.result.perfect')}
        </p>
      )}
      <StatList
        stats={[
          { label: t('cargo-runner.result.level'), value: stats.level },
          { label: t('cargo-runner.result.deliveries'), value: stats.deliveries },
          {
            label: t('cargo-runner.result.collected'),
            value:
              stats.totalItems === 0
                ? 0
                : t('cargo-runner.result.collectedOf', { count: stats.itemsCollected, total: stats.totalItems }),
          },
          { label: t('cargo-runner.result.time'), value: clockText(stats.seconds) },
          { label: t('cargo-runner.result.heavy'), value: stats.heavy },
          { label: t('cargo-runner.result.light'), value: stats.light },
          {
            label: t('cargo-runner.result.weight'),
            value: t('cargo-runner.result.kilos', { kilos: format.format(stats.totalWeight) }),
          },
          {
            label: t('cargo-runner.result.efficiency'),
            value: percentText(i18n.language, stats.efficiency),
          },
          { label: t('cargo-runner.result.perItem'), value: format.format(stats.pointsPerItem) },
          { label: t('cargo-runner.result.bonus'), value: format.format(stats.bonusPoints) },
        ]}
      />
      <h4 className={styles.heading}>{t('cargo-runner.result.manifest')}</h4>
      {collected.length === 0 ? (
        <p>{t('cargo-runner.result.empty')}</p>
      ) : (
        <ul className={styles.manifest}>
          {collected.map((type) => (
            <li key={type} className={styles.kind}>
              <Sprite frame={type} size={26} />
              <span className={styles.name}>{t(`cargo-runner.cargo.${type}`)}</span>
              <span className={styles.count}>{stats[type]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
