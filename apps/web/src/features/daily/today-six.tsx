import type { Daily } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useServerNow } from '../../shell/server-clock.ts';
import { roughTime } from '../dice/countdown.ts';
import { Constellation } from './constellation.tsx';
import { dailyQuery } from './daily-queries.ts';
import styles from './today-six.module.css';
import { useConditionsLine } from './use-conditions-line.ts';
import { useOwnDay } from './use-own-day.ts';

/** Today's six on the dashboard: what is left to play of them. Nothing at all if they can't be loaded. */
export function TodaySix() {
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
  return (
    <section className={styles.six} aria-labelledby="today-six">
      <Link to="/daily" className={styles.sky} tabIndex={-1} aria-hidden="true">
        <Constellation attempts={attempts} size="small" />
      </Link>
      <div className={styles.words}>
        <h2 id="today-six" className={styles.title}>
          <Link to="/daily">
            {t('title')} <ChevronRight className={styles.arrow} aria-hidden="true" />
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>{t('time.open', { time: roughTime(daily.endsAt - now, i18n.language) })}</span>
          {total > 0 && <span className={styles.light}>{t('games.light', { light: format.format(total) })}</span>}
          {me && me.streak.days > 0 && (
            <span className={styles.streak}>
              <Flame aria-hidden="true" /> {t('streak.days', { count: me.streak.days })}
            </span>
          )}
        </p>
        <ul className={styles.games}>
          {catalog.map((entry) => {
            const game = daily.games.find(({ gameId }) => gameId === entry.id);
            const attempt = attempts.find(({ gameId }) => gameId === entry.id);
            return (
              game && (
                <li key={entry.id} className={styles.game} data-played={own.runOf(entry.id) && ''}>
                  <span className={styles.name}>{t(`catalog:${entry.slug}.kicker`)}</span>
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
      </div>
    </section>
  );
}
