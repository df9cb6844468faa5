import type { Daily, DailyGame } from '@star-seekers/contracts';
import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import { MEDALS } from '@star-seekers/games/medal';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Play, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { coverOf } from '../dashboard/cover-of.ts';
import { useSession } from '../session/session.ts';
import { dayAddress } from './day-address.ts';
import styles from './day-games.module.css';
import { useConditionsLine } from './use-conditions-line.ts';
import type { OwnDay } from './use-own-day.ts';

interface DayGamesProps {
  readonly daily: Daily;
  readonly own: OwnDay;
}

/** The games of a day: what it fixes of each, its medals, and what the player has done. */
export function DayGames({ daily, own }: DayGamesProps) {
  const { t } = useTranslation('daily');
  return (
    <section aria-labelledby="day-games">
      <h2 id="day-games" className={styles.title}>
        {t('games.title')}
      </h2>
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
  const attempt = own.attempts.find(({ gameId }) => gameId === entry.id);
  const usedRun = own.runOf(entry.id);
  const title = t(`catalog:${entry.slug}.title`);
  const canPlay = state === 'open' && session.status === 'signedIn' && own.me !== undefined && usedRun === undefined;
  const format = numberFormat(i18n.language);
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
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.conditions}>{lineOf(entry.slug, game.conditions)}</p>
        <Par par={game.par} />
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
            <Badge tone="warning">{t(state === 'open' ? 'games.used' : 'games.uncounted')}</Badge>
          )
        )}
        <div className={styles.actions}>
          {canPlay && (
            <LinkButton
              to={dayAddress(entry.id, day, { practice: false })}
              variant="primary"
              icon={<Play aria-hidden="true" />}
              aria-label={t('games.attemptOf', { game: title })}
            >
              {t('games.attempt')}
            </LinkButton>
          )}
          <LinkButton
            to={dayAddress(entry.id, day, { practice: true })}
            icon={<Target aria-hidden="true" />}
            aria-label={t('games.practiceOf', { game: title })}
          >
            {t('games.practice')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}

function Par({ par }: Pick<DailyGame, 'par'>) {
  const { t, i18n } = useTranslation('daily');
  const format = numberFormat(i18n.language);
  return (
    <dl className={styles.par} aria-label={t('games.par')}>
      {MEDALS.map((medal) => (
        <div key={medal}>
          <dt>
            <MedalIcon medal={medal} /> <span className={styles.medalName}>{t(`medals.${medal}`)}</span>
          </dt>
          <dd>{format.format(par[medal])}</dd>
        </div>
      ))}
    </dl>
  );
}
