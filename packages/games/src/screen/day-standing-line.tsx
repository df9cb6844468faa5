import { numberFormat } from '@star-seekers/ui/number-format';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './day-standing-line.module.css';
import type { DayStanding } from './game-host.ts';

/** What an attempt brought to its day: its light, the day's light so far, and the place that it has. */
export function DayStandingLine({ standing: { share, total, rank } }: { readonly standing: DayStanding }) {
  const { t, i18n } = useTranslation('games');
  const format = numberFormat(i18n.language);
  return (
    <p className={styles.standing}>
      <strong className={styles.share}>
        <Sparkles aria-hidden="true" />
        {t('screen.conditions.share', { light: format.format(share) })}
      </strong>
      <span>{t('screen.conditions.total', { light: format.format(total) })}</span>
      <span>
        {rank === null ? t('screen.conditions.unranked') : t('screen.conditions.rank', { rank: format.format(rank) })}
      </span>
    </p>
  );
}
