import type { Daily } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { QueryError } from '../../shell/query-error.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlayerCardHost } from '../players/player-card-host.tsx';
import { useSession } from '../session/session.ts';
import styles from './daily-page.module.css';
import { dailyQuery, isUnknownDay } from './daily-queries.ts';
import { DayBoard } from './day-board.tsx';
import { dayDate } from './day-date.ts';
import { DayGames } from './day-games.tsx';
import { DayHero } from './day-hero.tsx';
import { DayTabs } from './day-tabs.tsx';
import { useOwnDay } from './use-own-day.ts';

/** The Lamp's Six: a day with its games, its medals and its board; past days too. */
export function DailyPage() {
  const { day } = useParams();
  return (
    <Page>
      <DayPlace key={day} day={day} />
      <PlayerCardHost />
    </Page>
  );
}

function DayPlace({ day }: { readonly day: string | undefined }) {
  const { t } = useTranslation('daily');
  const daily = useQuery(dailyQuery(day));
  if (daily.data) return <DayView key={daily.data.day} daily={daily.data} />;
  if (isUnknownDay(daily.error)) {
    return (
      <>
        <PageHeader kicker={t('kicker')} title={t('title')} />
        <EmptyState
          icon={<CalendarDays />}
          title={t('unknown.title')}
          message={t('unknown.message')}
          action={
            <LinkButton to="/daily" variant="primary">
              {t('unknown.today')}
            </LinkButton>
          }
        />
      </>
    );
  }
  if (daily.error) {
    return (
      <>
        <PageHeader kicker={t('kicker')} title={t('title')} />
        <QueryError query={daily} title={t('failed')} />
      </>
    );
  }
  return <DaySkeleton />;
}

function DayView({ daily }: { readonly daily: Daily }) {
  const { t, i18n } = useTranslation('daily');
  const session = useSession();
  const own = useOwnDay(daily);
  return (
    <>
      <PageHeader
        kicker={t('kicker')}
        title={t('title')}
        lead={t(`lead.${daily.state}`, { date: dayDate(daily.day, i18n.language) })}
      />
      <DayTabs daily={daily} />
      <DayHero daily={daily} own={own} />
      <DayGames daily={daily} own={own} />
      {daily.state !== 'tomorrow' && <DayBoard day={daily.day} own={own} signedIn={session.status === 'signedIn'} />}
    </>
  );
}

function DaySkeleton() {
  const { t } = useTranslation('daily');
  return (
    <output className={styles.skeleton} aria-label={t('loading')}>
      <Skeleton width="min(22rem, 70%)" height="var(--text-3xl)" />
      <Skeleton height="20rem" shape="block" />
      <div className={styles.skeletonGames}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="14rem" shape="block" />
        ))}
      </div>
    </output>
  );
}
