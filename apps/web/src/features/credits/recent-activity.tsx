import type { Transaction } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { Activity, ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { absoluteTime } from '../../i18n/absolute-time.ts';
import { relativeTime } from '../../i18n/relative-time.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryError } from '../../shell/query-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Button } from '@star-seekers/ui/button';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { ListCard } from './list-card.tsx';
import { describeMovement, isGameMovement } from './describe-movement.ts';
import styles from './recent-activity.module.css';
import { transactionsQuery } from './shop-queries.ts';

/** Transactions that the card shows (`P9.4`). */
const VISIBLE_COUNT = 5;

const FILTERS = ['all', 'games', 'credits'] as const;
type Filter = (typeof FILTERS)[number];

/** The Recent Game Activity card: the latest transactions, filtered to games, other credits, or all. */
export function RecentActivity({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('credits');
  const transactions = useQuery(transactionsQuery(userId));
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <ListCard
      id="credits-activity"
      title={t('activity.title')}
      aside={
        <div className={styles.filters} role="group" aria-label={t('activity.filter')}>
          {FILTERS.map((choice) => (
            <Button
              key={choice}
              size="sm"
              variant={choice === filter ? 'secondary' : 'ghost'}
              aria-pressed={choice === filter}
              onClick={() => setFilter(choice)}
            >
              {t(`activity.filters.${choice}`)}
            </Button>
          ))}
        </div>
      }
      stale={transactions.isError && transactions.data && transactions.data.length > 0 && t('activity.stale')}
    >
      {content()}
    </ListCard>
  );

  function content() {
    if (transactions.isPending) return <LoadingActivity />;
    if (!transactions.data) return <QueryError query={transactions} title={t('activity.error')} />;
    if (transactions.data.length === 0) {
      return (
        <EmptyState
          icon={<Activity />}
          title={t('activity.emptyTitle')}
          message={t('activity.emptyMessage')}
          action={<LinkButton to="/dice-of-iris">{t('balance.dice')}</LinkButton>}
        />
      );
    }
    const filtered = transactions.data.filter(
      (movement) => filter === 'all' || isGameMovement(movement) === (filter === 'games'),
    );
    if (filtered.length === 0) return <p className={styles.none}>{t('activity.none')}</p>;
    return <ActivityList transactions={filtered.slice(0, VISIBLE_COUNT)} />;
  }
}

function ActivityList({ transactions }: { readonly transactions: readonly Transaction[] }) {
  const { t, i18n } = useTranslation('credits');
  const now = useNow(30_000);
  return (
    <ul>
      {transactions.map((movement) => {
        const { id, type, kind, amount, timestamp } = movement;
        const earned = type === 'earned';
        const Icon = earned ? ArrowDownLeft : ArrowUpRight;
        return (
          <li key={id} className={styles.row} data-type={type}>
            <Icon className={styles.icon} aria-hidden="true" />
            <div className={styles.words}>
              <p className={styles.description}>{describeMovement(movement)}</p>
              <time
                className={styles.time}
                dateTime={new Date(timestamp).toISOString()}
                title={absoluteTime(timestamp, i18n.language)}
              >
                {relativeTime(timestamp, now, i18n.language)}
              </time>
            </div>
            <p className={styles.amount}>
              <VisuallyHidden>{t(`activity.${kind === 'purchased' ? 'bought' : type}`)} </VisuallyHidden>
              {t(earned ? 'activity.gained' : 'activity.paid', { count: amount })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function LoadingActivity() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('states.loading')}>
      {Array.from({ length: VISIBLE_COUNT }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="2rem" height="2rem" />
          <Skeleton width="70%" />
          <Skeleton width="4.5rem" />
        </div>
      ))}
    </div>
  );
}
