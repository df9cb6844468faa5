import type { PastDay } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueryError } from '../../shell/query-error.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../session/session.ts';
import { pastDaysQuery } from './daily-queries.ts';
import { dayDate } from './day-date.ts';
import styles from './past-days-page.module.css';

/** The days that are over, latest first: each can be read and watched. */
export function PastDaysPage() {
  const { t } = useTranslation('daily');
  const session = useSession();
  const days = useInfiniteQuery(pastDaysQuery(session.status === 'signedIn' ? session.user.id : undefined));
  const listed = days.data?.pages.flat();
  return (
    <Page>
      <PageHeader kicker={t('title')} title={t('past.title')} lead={t('past.lead')} />
      <p className={styles.back}>
        <LinkButton to="/daily">{t('past.today')}</LinkButton>
      </p>
      <Panel padding="none">
        {listed ? (
          listed.length === 0 ? (
            <EmptyState icon={<CalendarDays />} title={t('past.none')} message={t('past.noneHint')} />
          ) : (
            <ol>
              {listed.map((day) => (
                <PastDayRow key={day.day} past={day} />
              ))}
            </ol>
          )
        ) : days.error ? (
          <QueryError query={days} title={t('past.failed')} />
        ) : (
          <Skeleton height="24rem" shape="block" />
        )}
      </Panel>
      {days.hasNextPage && (
        <p className={styles.more}>
          <Button busy={days.isFetchingNextPage} onClick={() => void days.fetchNextPage()}>
            {t('past.more')}
          </Button>
        </p>
      )}
    </Page>
  );
}

function PastDayRow({ past: { day, players, best, own } }: { readonly past: PastDay }) {
  const { t, i18n } = useTranslation('daily');
  const format = numberFormat(i18n.language);
  return (
    <li>
      <Link to={`/daily/${day}`} className={styles.day}>
        <strong className={styles.date}>{dayDate(day, i18n.language)}</strong>
        <span className={styles.best}>
          {best ? (
            <>
              <FactionEmblem faction={best.user.faction} size="1.25rem" /> {best.user.username}
              <span className={styles.total}>{format.format(best.total)}</span>
            </>
          ) : (
            t('past.nobody')
          )}
        </span>
        <span className={styles.players}>{t('board.players', { count: players })}</span>
        {own !== null && <span className={styles.own}>{t('past.own', { light: format.format(own) })}</span>}
      </Link>
    </li>
  );
}
