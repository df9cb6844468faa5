import type { Daily } from '@star-seekers/contracts';
import { dayNamed, nameOfDay } from '@star-seekers/contracts/daily';
import { GAMES_OF_DAY } from '@star-seekers/games/games-of-day';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Flame, Ticket, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useParams } from 'react-router';
import { PendingHeading } from '../../shell/pending-heading.tsx';
import { QueryError } from '../../shell/query-error.tsx';
import { useServerNow } from '../../shell/server-clock.ts';
import { Countup } from '../../ui/countup.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { roughTime } from '../dice/countdown.ts';
import { LazyNextThing } from '../dashboard/lazy-around-games.tsx';
import { LazyPlayerCard } from '../players/lazy-player-card.tsx';
import { useSession } from '../session/session.ts';
import { useTooSlow } from '../settings/settings-store.ts';
import { Constellation } from './constellation.tsx';
import styles from './daily-page.module.css';
import { dailyQuery, isUnknownDay } from './daily-queries.ts';
import { DayBoard } from './day-board.tsx';
import { dayDate } from './day-date.ts';
import { DayGames } from './day-games.tsx';
import { ShareDay } from './share-day.tsx';
import { type OwnDay, useOwnDay } from './use-own-day.ts';

/** The Lamp's Six: a day with its games, its medals and its board; past days too. */
export function DailyPage() {
  const { day } = useParams();
  return (
    <Page>
      <DayPlace key={day} day={day} />
      <LazyPlayerCard />
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
  const now = useServerNow(30_000);
  const session = useSession();
  const own = useOwnDay(daily);
  const { day, state, startsAt, endsAt } = daily;
  const time = roughTime((state === 'tomorrow' ? startsAt : endsAt) - now, i18n.language);
  return (
    <>
      <PageHeader
        kicker={t('kicker')}
        title={t('title')}
        lead={
          <>
            {t(`lead.${state}`, { date: dayDate(day, i18n.language) })} {state === 'open' && `${t('alone')} `}
            <strong className={styles.time}>{t(`time.${state}`, { time })}</strong>
          </>
        }
        actions={<DayTabs daily={daily} />}
      />
      {state === 'open' && session.status === 'signedOut' && <Invitation />}
      {state === 'open' && session.status === 'signedIn' && session.user.credits === 0 && (
        <div className={styles.next}>
          <LazyNextThing />
        </div>
      )}
      {state === 'open' && session.status === 'signedIn' && <SlowDevice />}
      <div className={styles.day}>
        <DayGames daily={daily} own={own} />
        <DaySum daily={daily} own={own} />
      </div>
      {state !== 'tomorrow' && <DayBoard daily={daily} own={own} signedIn={session.status === 'signedIn'} />}
    </>
  );
}

/** Said where an attempt is chosen, before its credit is spent: only once a game has been drawn too slowly on this device. */
function SlowDevice() {
  const { t } = useTranslation(['daily', 'common']);
  if (!useTooSlow()) return null;
  return (
    <p role="status" className={styles.slow}>
      {t('games.slow')} <Link to="/how-runs-count">{t('common:footer.counting')}</Link>
    </p>
  );
}

function Invitation() {
  const { t } = useTranslation(['daily', 'auth']);
  return (
    <Panel tone="accent" padding="sm" className={styles.invitation}>
      <p>{t('invite')}</p>
      <Button
        variant="primary"
        icon={<UserRoundPlus aria-hidden="true" />}
        onClick={() => openAuthDialog({ tab: 'signUp' })}
      >
        {t('auth:tabs.signUp')}
      </Button>
    </Panel>
  );
}

function DaySkeleton() {
  const { t } = useTranslation('daily');
  return (
    <output className={styles.skeleton} aria-label={t('loading')}>
      <PendingHeading />
      <div className={styles.skeletonGames}>
        {GAMES_OF_DAY.map((gameId) => (
          <Skeleton key={gameId} height="14rem" shape="block" />
        ))}
      </div>
    </output>
  );
}

/** Leads from day to day: today, tomorrow, and the list of past days. */
function DayTabs({ daily: { day, state } }: { readonly daily: Daily }) {
  const { t, i18n } = useTranslation('daily');
  const tomorrow = state === 'tomorrow' ? day : nameOfDay((dayNamed(day) ?? 0) + 1);
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      {/* The open day is today by its own address too. */}
      <Link to="/daily" className={styles.tab} aria-current={state === 'open' ? 'page' : undefined}>
        {t('tabs.today')}
      </Link>
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

/** The constellation of a day with its sum and the streak. */
function DaySum({ daily, own }: { readonly daily: Daily; readonly own: OwnDay }) {
  const { t, i18n } = useTranslation('daily');
  const isVisitor = useSession().status === 'signedOut';
  const isPlayed = daily.state !== 'tomorrow' && !isVisitor;
  const { me, attempts, total } = own;
  const format = numberFormat(i18n.language);
  return (
    <Panel as="aside" tone="accent" padding="none" className={styles.sumPanel}>
      <div className={styles.picture}>
        <Constellation daily={daily} attempts={attempts} />
      </div>
      <div className={styles.words}>
        {isPlayed && (
          <p className={styles.sum}>
            <Countup value={total} /> <span className={styles.unit}>{t('light')}</span>
          </p>
        )}
        <dl className={styles.facts}>
          {me && me.rank !== null && (
            <div>
              <dt>{t('rank')}</dt>
              <dd>{format.format(me.rank)}</dd>
            </div>
          )}
          {isPlayed && (
            <div>
              <dt>{t('played')}</dt>
              <dd>{t('of', { done: me?.used.length ?? 0, total: daily.games.length })}</dd>
            </div>
          )}
          {me && (
            <div>
              <dt>
                <Flame aria-hidden="true" /> {t('streak.label')}
              </dt>
              <dd>{t('streak.days', { count: me.streak.days })}</dd>
            </div>
          )}
          {me && me.streak.leaves > 0 && (
            <div>
              <dt>
                <Ticket aria-hidden="true" /> {t('streak.leaves')}
              </dt>
              <dd>{format.format(me.streak.leaves)}</dd>
            </div>
          )}
        </dl>
        {me && <p className={styles.rule}>{t('streak.rule')}</p>}
        {attempts.length > 0 && <ShareDay daily={daily} attempts={attempts} total={total} />}
      </div>
    </Panel>
  );
}
