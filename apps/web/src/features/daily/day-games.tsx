import type { Daily, DailyGame } from '@star-seekers/contracts';
import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import { countsOther } from '@star-seekers/games/medal';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { MedalLadder } from '@star-seekers/ui/medal-ladder';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { coverOf } from '../dashboard/cover-of.ts';
import { useSession } from '../session/session.ts';
import { dayAddress } from './day-of-game.ts';
import styles from './day-games.module.css';
import { useConditionsLine } from './use-conditions-line.ts';
import { type OwnDay, bestOfSum } from './use-own-day.ts';

interface DayGamesProps {
  readonly daily: Daily;
  readonly own: OwnDay;
}

/** The games of a day: what it fixes of each, its medals, and what the player has done. */
export function DayGames({ daily, own }: DayGamesProps) {
  const { t } = useTranslation('daily');
  const summed = bestOfSum(daily);
  return (
    <section aria-label={t('games.title')}>
      <p className={styles.rule}>
        {t('rule')}
        {summed !== undefined && ` ${t('sum', { count: summed })}`}
      </p>
      <ul className={styles.list}>
        {catalog.map((entry) => {
          const game = daily.games.find(({ gameId }) => gameId === entry.id);
          return game && <DayGame key={entry.id} entry={entry} game={game} daily={daily} own={own} />;
        })}
      </ul>
    </section>
  );
}

function DayGame({
  entry,
  game,
  daily,
  own,
}: DayGamesProps & { readonly entry: CatalogEntry; readonly game: DailyGame }) {
  const { t, i18n } = useTranslation(['daily', 'catalog']);
  const session = useSession();
  const lineOf = useConditionsLine();
  const { day, state } = daily;
  const hasCredit = session.status === 'signedIn' && session.user.credits > 0;
  const attempt = own.attempts.find(({ gameId }) => gameId === entry.id);
  const usedRun = own.runOf(entry.id);
  const title = t(`catalog:${entry.slug}.title`);
  const canPlay = state === 'open' && session.status === 'signedIn' && own.me !== undefined && usedRun === undefined;
  const format = numberFormat(i18n.language);
  const inStars = countsOther(entry, game.par);
  return (
    <Panel as="li" padding="none" className={styles.game} data-played={attempt ? '' : undefined}>
      <div className={styles.cover}>
        <StillPicture className={styles.picture} still={coverOf(entry)} />
        {attempt?.medal && (
          <span className={styles.medal}>
            <MedalIcon medal={attempt.medal} /> {t(`medals.${attempt.medal}`)}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.conditions}>
          <span className={styles.label}>{t('games.conditions')}</span> {lineOf(entry.slug, game.conditions)}
        </p>
        <MedalLadder
          label={t(inStars ? 'games.parStars' : 'games.par')}
          labeled
          medals={game.par}
          inStars={inStars}
          nameOf={(medal) => t(`medals.${medal}`)}
          language={i18n.language}
        />
        {attempt ? (
          <p className={styles.result}>
            <strong>{format.format(attempt.score)}</strong>
            <span>{t('games.light', { count: attempt.share })}</span>
            <Link to={`/run/${attempt.runId}`} aria-label={t('games.watchOf', { game: title })}>
              {t('games.watch')}
            </Link>
          </p>
        ) : (
          usedRun !== undefined && (
            <p className={styles.used}>
              <Badge tone="warning">{t(state === 'open' ? 'games.used' : 'games.uncounted')}</Badge>
              <Link to={`/run/${usedRun}`}>{t('games.why')}</Link>
            </p>
          )
        )}
        <div className={styles.actions}>
          {canPlay && (
            <LinkButton
              to={dayAddress(entry.id, day, { practice: false })}
              variant={hasCredit ? 'primary' : 'secondary'}
              aria-label={t('games.attemptOf', { game: title })}
            >
              {t('games.attempt')}
            </LinkButton>
          )}
          <LinkButton
            to={dayAddress(entry.id, day, { practice: true })}
            variant={canPlay ? 'ghost' : 'secondary'}
            aria-label={t('games.practiceOf', { game: title })}
          >
            {t('games.practice')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
