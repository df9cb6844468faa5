import { percentText } from '@star-seekers/ui/number-format';
import { useTranslation } from 'react-i18next';
import type { LastResult } from '../screen/game-host.ts';
import styles from './intro.module.css';
import { PassBadge } from './pass-badge.tsx';
import { QUESTION_COUNT } from './rules.ts';

/** The player's last verified run (`G4.2`: Last Result panel). @param last null without one */
export function LastResultPanel({ last }: { readonly last: LastResult | null }) {
  const { t, i18n } = useTranslation('games');
  return (
    <section className={styles.last} aria-label={t('lore-master.last.title')}>
      <h3>{t('lore-master.last.title')}</h3>
      {last ? (
        <>
          <p className={styles.figures}>
            <strong>{t('lore-master.last.points', { count: last.points })}</strong>
            <span>
              {t('lore-master.result.correctOf', {
                right: last.stats.right ?? 0,
                count: last.stats.asked ?? QUESTION_COUNT,
                percent: percentText(i18n.language, last.stats.percent ?? 0),
              })}
            </span>
            <time dateTime={new Date(last.finishedAt).toISOString()}>
              {new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(last.finishedAt)}
            </time>
          </p>
          <PassBadge passed={last.stats.passed === 1} />
        </>
      ) : (
        <p>{t('lore-master.last.none')}</p>
      )}
    </section>
  );
}
