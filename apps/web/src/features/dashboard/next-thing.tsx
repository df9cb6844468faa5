import type { Daily, User } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronRight, Dices, Gamepad2, Gift, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useServerNow } from '../../shell/server-clock.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useCreditsSource } from '../credits/use-credits-source.ts';
import { dailyMeQuery, dailyQuery } from '../daily/daily-queries.ts';
import { useOwnDay } from '../daily/use-own-day.ts';
import { roughTime } from '../dice/countdown.ts';
import { cooldownQuery, rollsQuery } from '../dice/dice-queries.ts';
import { useCollect } from '../dice/use-collect.ts';
import { playedHere } from '../play/last-game.ts';
import { useSession } from '../session/session.ts';
import styles from './next-thing.module.css';
import { useOpenGames } from './use-open-games.ts';

export type NextThing = 'resume' | 'collect' | 'dice' | 'first' | 'today';

/**
 * The one next thing of a player: an open run, else credits or the dice, else a first game, else today's games. Whoever has begun those goes
 * on with them, also without points. Undefined while it is not known.
 */
export function useNextThing(user: User): NextThing | undefined {
  const openGames = useOpenGames(user.id);
  const { data, isFetched, dataUpdatedAt } = useQuery(cooldownQuery);
  const daily = useQuery(dailyQuery(undefined));
  const me = useQuery({ ...dailyMeQuery(daily.data?.day ?? '', user.id), enabled: daily.data !== undefined });
  const now = useNow(60_000);
  // What failed counts as known while it is fetched again: the rows would go otherwise, come back, and fetch it without end.
  if (!openGames || !isFetched) return undefined;
  if (openGames.length > 0) return 'resume';
  if (user.pendingCredits > 0) return 'collect';
  const isReady = data && !data.confirmEmail && (data.canRoll || dataUpdatedAt + data.timeRemaining <= now);
  if (isReady || user.credits === 0) return 'dice';
  if (user.totalPoints > 0) return 'today';
  if (!daily.isFetched || (me.isLoading && me.errorUpdateCount === 0)) return undefined;
  return me.data && me.data.used.length > 0 ? 'today' : 'first';
}

/** The row above the games. Visitors have the panel to sign up instead. */
export function NextThingRow() {
  const session = useSession();
  return session.status === 'signedIn' ? <RowOf user={session.user} /> : null;
}

function RowOf({ user }: { readonly user: User }) {
  const next = useNextThing(user);
  switch (next) {
    case 'resume':
      return <OpenRunRow userId={user.id} />;
    case 'collect':
      return <CollectRow amount={user.pendingCredits} />;
    case 'dice':
      return <DiceRow user={user} />;
    case 'first':
      return <FirstGameRow userId={user.id} />;
    case 'today':
      return <TodayRow />;
    case undefined:
      return <Skeleton className={styles.loading} shape="block" />;
  }
}

interface RowProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The text only explains the title: a phone leaves it out. */
  readonly explains?: boolean | undefined;
  readonly tone?: 'accent';
  /** Replaces the text. */
  readonly problem?: string | undefined;
  /** The button. */
  readonly children?: ReactNode;
}

function Row({ icon, title, text, explains, tone, problem, children }: RowProps) {
  return (
    <section className={styles.row} data-tone={tone}>
      {icon}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text} role={problem && 'status'} data-explains={(explains && !problem) || undefined}>
          {problem ?? text}
        </p>
      </div>
      {children}
    </section>
  );
}

/** The player's latest open run. */
function OpenRunRow({ userId }: { readonly userId: string }) {
  const { t } = useTranslation(['dashboard', 'catalog', 'dice']);
  const [gameId] = useOpenGames(userId) ?? [];
  const entry = catalog.find(({ id }) => id === gameId);
  if (!entry) return null;
  return (
    <Row
      tone="accent"
      icon={<RotateCcw className={styles.icon} aria-hidden="true" />}
      title={t('hint.openTitle', { game: t(`catalog:${entry.slug}.title`) })}
      text={t('dice:next.openText')}
      explains
    >
      <LinkButton to={`/game${gameId}`} variant="primary">
        {t('hint.resume')}
      </LinkButton>
    </Row>
  );
}

/** Credits of the dice that wait to be collected. */
function CollectRow({ amount }: { readonly amount: number }) {
  const { t } = useTranslation(['dashboard', 'dice']);
  const { collecting, problem, collect } = useCollect();
  return (
    <Row
      icon={<Gift className={styles.icon} aria-hidden="true" />}
      title={t('dice:next.pendingTitle', { count: amount })}
      text={t('dice:next.pendingText')}
      explains
      problem={problem}
    >
      <Button variant="primary" busy={collecting} onClick={() => void collect()}>
        {t(collecting ? 'dice:next.collecting' : 'dice:next.collect')}
      </Button>
    </Row>
  );
}

/** The dice while it is ready; without credits also during its cooldown, with a pack if packages are on sale. */
function DiceRow({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation(['dashboard', 'dice']);
  const source = useCreditsSource(user);
  const { data, dataUpdatedAt } = useQuery(cooldownQuery);
  const rolls = useQuery(rollsQuery);
  const now = useNow(60_000);
  if (rolls.isPending) return <Skeleton className={styles.loading} shape="block" />;
  const coolingDown = data?.canRoll === false;
  const isFirst = !coolingDown && rolls.data?.length === 0;
  const title = () => {
    if (isFirst) return t('dice:next.firstTitle');
    return user.credits > 0 ? t('dice:title') : t('dice:next.emptyTitle');
  };
  const text = () => {
    if (isFirst) return t('dice:next.firstText');
    if (coolingDown)
      return t('dice:next.restingText', { time: roughTime(dataUpdatedAt + data.timeRemaining - now, i18n.language) });
    return user.credits > 0 ? t('dice:status.ready') : t('dice:next.emptyText');
  };
  return (
    <Row
      icon={<Dices className={styles.icon} aria-hidden="true" />}
      title={title()}
      text={text()}
      explains={!coolingDown}
    >
      {source === 'shop' ? (
        <LinkButton to="/credits" variant="primary">
          {t('hint.shopAction')}
        </LinkButton>
      ) : (
        <LinkButton to="/dice-of-iris" variant="primary">
          {t(coolingDown ? 'dice:next.restingAction' : 'dice:next.firstAction')}
        </LinkButton>
      )}
    </Row>
  );
}

/** Whoever has credits and no points is led to the games below, not past them to the daily. */
function FirstGameRow({ userId }: { readonly userId: string }) {
  const { t } = useTranslation(['dice', 'common']);
  const [hasPlayed] = useState(() => Object.keys(playedHere(userId)).length > 0);
  return (
    <Row
      icon={<Gamepad2 className={styles.icon} aria-hidden="true" />}
      title={t(hasPlayed ? 'choose' : 'firstGame.title')}
      text={
        <>
          {t('firstGame.text')} <Link to="/how-runs-count">{t('common:footer.counting')}</Link>
        </>
      }
    />
  );
}

/** Today's games: how many are played, and how long they stay. Nothing at all if they can't be loaded. */
function TodayRow() {
  const { data: daily, isPending } = useQuery(dailyQuery(undefined));
  if (isPending) return <Skeleton className={styles.loading} shape="block" />;
  return daily ? <DayRow daily={daily} /> : null;
}

function DayRow({ daily }: { readonly daily: Daily }) {
  const { t, i18n } = useTranslation('daily');
  const now = useServerNow(60_000);
  const done = useOwnDay(daily).me?.used.length ?? 0;
  // Who has played knows what it is.
  const what = done > 0 ? `${t('played')}: ${t('of', { done, total: daily.games.length })}` : t('same');
  const left = t('time.open', { time: roughTime(daily.endsAt - now, i18n.language) });
  return (
    <Row
      icon={<CalendarDays className={styles.icon} aria-hidden="true" />}
      title={
        <Link to="/daily">
          {t('todays')} <ChevronRight aria-hidden="true" />
        </Link>
      }
      text={[what, left, ...(done > 0 ? [t('alone')] : [])].join(' · ')}
      explains={done === 0}
    >
      <LinkButton to="/daily" aria-label={`${t('see')}: ${t('todays')}`}>
        {t('see')}
      </LinkButton>
    </Row>
  );
}
