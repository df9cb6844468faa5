import type { Daily } from '@star-seekers/contracts';
import { dayNamed, nameOfDay } from '@star-seekers/contracts/daily';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { dayDate } from './day-date.ts';
import styles from './day-tabs.module.css';

/** Leads from day to day: today, tomorrow, and the list of past days. */
export function DayTabs({ daily: { day, state } }: { readonly daily: Daily }) {
  const { t, i18n } = useTranslation('daily');
  const tomorrow = state === 'tomorrow' ? day : nameOfDay((dayNamed(day) ?? 0) + 1);
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <NavLink to="/daily" end className={styles.tab ?? ''}>
        {t('tabs.today')}
      </NavLink>
      {state === 'past' ? (
        <NavLink to={`/daily/${day}`} className={styles.tab ?? ''}>
          {dayDate(day, i18n.language, 'short')}
        </NavLink>
      ) : (
        <NavLink to={`/daily/${tomorrow}`} className={styles.tab ?? ''}>
          {t('tabs.tomorrow')}
        </NavLink>
      )}
      <NavLink to="/daily/past" className={styles.tab ?? ''}>
        <CalendarDays aria-hidden="true" /> {t('tabs.past')}
      </NavLink>
    </nav>
  );
}
