import type { Daily, User } from '@star-seekers/contracts';
import { SIDES } from '@star-seekers/contracts/faction';
import { catalog } from '@star-seekers/games/catalog';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Coins, Dices, Flame, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useServerNow } from '../../shell/server-clock.ts';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Constellation } from '../daily/constellation.tsx';
import { dailyQuery } from '../daily/daily-queries.ts';
import { useConditionsLine } from '../daily/use-conditions-line.ts';
import { bestOfSum, useOwnDay } from '../daily/use-own-day.ts';
import { roughTime } from '../dice/countdown.ts';
import { gateName } from '../gates/gate-names.ts';
import { closestGate, gatesQuery, ownPartQuery } from '../gates/gate-queries.ts';
import { SkeinMap } from '../gates/skein-map.tsx';
import { useTurnText } from '../gates/use-turn-text.ts';
import { LiveNow } from '../live/live-now.tsx';
import { useSession } from '../session/session.ts';
import styles from './around-games.module.css';
import { useNextThing } from './next-thing.tsx';

/** Today's six unless they are the next thing above the games, the map of the Skein in small, who plays live, and links. */
export function BelowGames() {
  const session = useSession();
  return (
    <>
      {session.status === 'signedIn' ? <TodaySixBelow user={session.user} /> : <TodaySix />}
      <SkeinCard />
      <LiveNow />
      <QuickActions />
    </>
  );
}

function TodaySixBelow({ user }: { readonly user: User }) {
  const next = useNextThing(user);
  // Until it is known, they may still come above.
  return next === undefined || next === 'today' ? null : <TodaySix />;
}

const ACTIONS = [
  { key: 'earn', to: '/dice-of-iris', Icon: Dices },
  { key: 'buy', to: '/credits', Icon: Coins },
  { key: 'board', to: '/leaderboard', Icon: Trophy },
] as const;

/** Links to the dice, the shop and the leaderboard (`P2.53`). */
function QuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.section} aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.title}>
        {t('actions.title')}
      </h2>
      <ul className={styles.grid}>
        {ACTIONS.map(({ key, to, Icon }) => (
          <li key={key}>
            <Link to={to} className={styles.action}>
              <Icon className={styles.icon} aria-hidden="true" />
              {t(`actions.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Today's six on the dashboard: what is left to play of them. Nothing at all if they can't be loaded. */
function TodaySix() {
  const { data: daily, isPending } = useQuery(dailyQuery(undefined));
  if (isPending) return <div className={styles.pending} data-pending="" />;
  return daily ? <Six daily={daily} /> : null;
}

function Six({ daily }: { readonly daily: Daily }) {
  const { t, i18n } = useTranslation(['daily', 'catalog']);
  const now = useServerNow(60_000);
  const own = useOwnDay(daily);
  const lineOf = useConditionsLine();
  const format = numberFormat(i18n.language);
  const { me, attempts, total } = own;
  const summed = bestOfSum(daily);
  return (
    <section className={styles.six} aria-labelledby="today-six">
      <Link to="/daily" className={styles.sky} tabIndex={-1} aria-hidden="true">
        <Constellation daily={daily} attempts={attempts} size="small" />
      </Link>
      <div className={styles.todaySixWords}>
        <div className={styles.todaySixHead}>
          <h2 id="today-six" className={styles.todaySixTitle}>
            <Link to="/daily">
              {t('todays')} <ChevronRight className={styles.todaySixArrow} aria-hidden="true" />
            </Link>
          </h2>
          <p className={styles.facts}>
            <span>{t('time.open', { time: roughTime(daily.endsAt - now, i18n.language) })}</span>
            {summed !== undefined && <span>{t('sum', { count: summed })}</span>}
            {total > 0 && <span className={styles.light}>{t('games.light', { count: total })}</span>}
            {me && me.streak.days > 0 && (
              <span className={styles.streak}>
                <Flame aria-hidden="true" /> {t('streak.days', { count: me.streak.days })}
              </span>
            )}
          </p>
        </div>
        {/* As in the row above the games. */}
        <p className={styles.facts}>{t(me && me.used.length > 0 ? 'alone' : 'same')}</p>
        <ul className={styles.games}>
          {catalog.map((entry) => {
            const game = daily.games.find(({ gameId }) => gameId === entry.id);
            const attempt = attempts.find(({ gameId }) => gameId === entry.id);
            return (
              game && (
                <li key={entry.id} className={styles.game} data-played={own.runOf(entry.id) && ''}>
                  <span className={styles.todaySixName}>{t(`catalog:${entry.slug}.title`)}</span>
                  <span className={styles.condition}>
                    {attempt ? (
                      <>
                        {attempt.medal && <MedalIcon medal={attempt.medal} />} {format.format(attempt.score)}
                      </>
                    ) : (
                      lineOf(entry.slug, game.conditions)
                    )}
                  </span>
                </li>
              )
            );
          })}
        </ul>
        <LinkButton to="/daily" aria-label={`${t('see')}: ${t('todays')}`} className={styles.todaySixOpen}>
          {t('see')}
        </LinkButton>
      </div>
    </section>
  );
}

/** The map of the Skein in small: how many gates each side holds, and the one that is closest to turn. Nothing until it is known. */
export function SkeinCard() {
  const { t } = useTranslation(['leaderboard', 'common']);
  const session = useSession();
  const { data } = useQuery(gatesQuery);
  const part = useQuery(ownPartQuery(session.status === 'signedIn' ? session.user.id : undefined)).data;
  const turnText = useTurnText();
  if (!data) return null;
  const closest = closestGate(data.gates);
  return (
    <section className={styles.skeinCardSection} aria-labelledby="skein-card">
      <Link to="/leaderboard?tab=gates" className={styles.card}>
        <span className={styles.map}>
          <SkeinMap gates={data.gates} />
        </span>
        <span className={styles.skeinCardWords}>
          <h2 id="skein-card" className={styles.skeinCardTitle}>
            {t('gates.title')}
          </h2>
          <ul className={styles.sides}>
            {SIDES.map((side) => (
              <li key={side} className={styles.side} data-faction-scope={side}>
                <FactionEmblem faction={side} size="1.75rem" />
                {t('gates.holds', {
                  side: t(`common:factions.${side}`),
                  count: data.gates.filter(({ holder }) => holder === side).length,
                })}
              </li>
            ))}
          </ul>
          <p className={styles.turn}>
            {closest
              ? t('gates.closest', { gate: t(`gates.name.${gateName(closest.gate)}`), turn: turnText(closest) })
              : t('gates.lead')}
          </p>
          {part?.side && (
            <p className={styles.own}>
              {t('gates.own.side', { side: t(`common:factions.${part.side}`) })}{' '}
              {!part.isLate &&
                part.days < part.daysNeeded &&
                t('gates.own.daysLeft', { count: part.daysNeeded - part.days })}
            </p>
          )}
          <span className={styles.more}>
            {t('gates.openMap')} <ChevronRight size="1.1rem" aria-hidden="true" />
          </span>
        </span>
      </Link>
    </section>
  );
}
