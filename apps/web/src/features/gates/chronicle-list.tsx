import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import styles from './chronicle-list.module.css';
import { chroniclesQuery } from './gate-queries.ts';
import { monthName } from '../../i18n/month-name.ts';

/** Links to the chronicles of past months; nothing before the first. */
export function ChronicleList() {
  const { t, i18n } = useTranslation('leaderboard');
  const { data = [] } = useQuery(chroniclesQuery);
  if (data.length === 0) return null;
  return (
    <nav aria-label={t('chronicle.list')}>
      <h3 className={styles.title}>{t('chronicle.list')}</h3>
      <ul className={styles.list}>
        {data.map(({ month, correctedAt }) => (
          <li key={month}>
            <Link to={`/chronicle/${month}`} className={styles.link}>
              <ScrollText size="1.1rem" aria-hidden="true" />
              {monthName(month, i18n.language)}
              {correctedAt !== null && <Badge>{t('chronicle.corrected')}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
