import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './day-line.module.css';

/** The day's conditions, said in a panel. */
export function DayLine({ conditions }: { readonly conditions: string }) {
  const { t } = useTranslation('games');
  return (
    <p className={styles.line}>
      <strong>
        <CalendarDays aria-hidden="true" />
        {t('screen.conditions.label')}
      </strong>{' '}
      <span>{conditions}</span>
    </p>
  );
}
