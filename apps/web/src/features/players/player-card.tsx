import type { EarnedCommendation, PlayerCard, PlayerCard as Card } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { catalog } from '@star-seekers/games/catalog';
import {
  commendationGroups,
  CommendationMedal,
  commendationNamed,
  useCommendationTexts,
} from '@star-seekers/games/commendations';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { BadgeCheck, Play, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { relativeTime } from '../../i18n/relative-time.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { playerAddress, playerQuery } from './player-address.ts';
import { closePlayerCard, usePlayerCard } from './player-card-store.ts';
import styles from './player-card.module.css';

/** The public card of a player: faction, rank and records per game. */
export function PlayerCard() {
  const { username, open } = usePlayerCard();
  return username === null ? null : <OpenCard username={username} open={open} />;
}

function OpenCard({ username, open }: { readonly username: string; readonly open: boolean }) {
  const { t } = useTranslation(['players', 'common']);
  const card = useQuery(playerQuery(username));
  const faction = card.data?.faction ?? 'none';
  return (
    <Dialog
      open={open}
      onClose={closePlayerCard}
      size="md"
      title={
        <Link to={playerAddress(card.data?.username ?? username)} className={styles.name} onClick={closePlayerCard}>
          {card.data?.username ?? username}
        </Link>
      }
      description={
        card.data &&
        t('allegiance', {
          faction: t(`common:factions.${faction}`),
          rank: t(`common:ranks.${card.data.rankTitle}`),
        })
      }
      ornament={
        <span data-faction-scope={faction} className={styles.emblem}>
          <FactionEmblem faction={faction} size="6rem" />
        </span>
      }
    >
      <PlayerRecords query={card} onLeave={closePlayerCard} />
    </Dialog>
  );
}

interface PlayerRecordsProps {
  readonly query: UseQueryResult<Card>;
  /** Called before a run is opened. */
  readonly onLeave?: (() => void) | undefined;
}

/** What a player has done, or why it can't be shown. */
export function PlayerRecords({ query, onLeave }: PlayerRecordsProps) {
  const { t } = useTranslation(['players', 'leaderboard']);
  const { data, error, isPending } = query;
  if (error instanceof ApiError && error.code === 'players/not_found') {
    return <EmptyState icon={<UserX />} title={t('gone.title')} message={t('gone.message')} />;
  }
  if (error && !data) return <QueryError query={query} title={t('error')} />;
  return (
    <div className={styles.card} aria-busy={isPending}>
      <PlayerTotals card={data} />
      <p className={styles.verified}>{t('leaderboard:lead')}</p>
      <PlayerGames games={data?.games} onLeave={onLeave} />
      {data && <EarnedMedals commendations={data.commendations} onLeave={onLeave} />}
    </div>
  );
}

interface EarnedMedalsProps {
  readonly commendations: readonly EarnedCommendation[];
  /** Called before a run is opened. */
  readonly onLeave?: (() => void) | undefined;
}

const ALL = commendationGroups.reduce((sum, { list }) => sum + list.length, 0);

/** The medals of a player, the latest first, each a link to the run that earned it. */
export function EarnedMedals({ commendations, onLeave }: EarnedMedalsProps) {
  const { t, language, isReady } = useCommendationTexts();
  if (!isReady) return null;
  const format = numberFormat(language);
  const earned = commendations.flatMap(({ name, runId }) => {
    const entry = commendationNamed(name);
    return entry ? [{ ...entry, runId }] : [];
  });
  return (
    <section className={styles.section} aria-labelledby="earned-medals">
      <h2 id="earned-medals" className={styles.heading}>
        {t('page.title')}
        <span className={styles.count}>
          {earned.length === 0
            ? t('page.none')
            : t('page.count', { earned: format.format(earned.length), all: format.format(ALL) })}
        </span>
      </h2>
      {earned.length > 0 && (
        <ul className={styles.medals}>
          {earned.map(({ name, place, runId }) => (
            <li key={name}>
              <Link
                to={`/run/${runId}`}
                className={styles.medal}
                title={`${t(`${place}.${name}.name`)} – ${t(`${place}.${name}.how`)}`}
                onClick={onLeave}
              >
                <CommendationMedal name={name} size="2.75rem" />
                <VisuallyHidden>{`${t(`${place}.${name}.name`)}. ${t('page.watch')}`}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Points and verified runs over all games. @param card undefined while loading */
function PlayerTotals({ card }: { readonly card: PlayerCard | undefined }) {
  const { t, i18n } = useTranslation('players');
  const format = numberFormat(i18n.language);
  const figures = [
    { label: t('totalPoints'), value: card?.totalPoints },
    { label: t('verifiedRuns'), value: card?.gamesPlayed, verified: true },
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(({ label, value, verified }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>
            {verified && <BadgeCheck aria-hidden="true" />}
            {label}
          </dt>
          <dd className={styles.value}>
            {value === undefined ? <Skeleton width="5rem" height="1lh" /> : format.format(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PlayerGamesProps {
  /** Undefined while loading. */
  readonly games: PlayerCard['games'] | undefined;
  /** Called before a run is opened. */
  readonly onLeave?: (() => void) | undefined;
}

/** A player's records in every game. */
function PlayerGames({ games, onLeave }: PlayerGamesProps) {
  const { t, i18n } = useTranslation(['players', 'catalog', 'leaderboard']);
  const [openedAt] = useState(() => Date.now());
  const format = numberFormat(i18n.language);
  return (
    <table className={styles.games}>
      <caption className={styles.caption}>{t('games.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('games.game')}</th>
          <th scope="col">{t('games.points')}</th>
          <th scope="col">{t('games.best')}</th>
          <th scope="col">{t('games.runs')}</th>
        </tr>
      </thead>
      <tbody>
        {catalog.map(({ id, slug }) => {
          const record = games?.find(({ gameId }) => gameId === id);
          const cell = (value: number | null = null) =>
            games ? value === null ? '–' : format.format(value) : <Skeleton width="2.5rem" />;
          return (
            <tr key={id} data-unplayed={(games && !record) || undefined}>
              <th scope="row">
                {t(`catalog:${slug}.title`)}
                {record && (
                  <small className={styles.last}>
                    {t('games.last', { when: relativeTime(record.lastPlayedAt, openedAt, i18n.language) })}
                  </small>
                )}
              </th>
              <td>{cell(record?.totalPoints)}</td>
              <td>
                {record?.bestRunId && record.bestScore !== null ? (
                  <Link
                    to={`/run/${record.bestRunId}`}
                    className={styles.run}
                    title={t('leaderboard:rows.watch')}
                    onClick={onLeave}
                  >
                    <Play aria-hidden="true" />
                    {cell(record.bestScore)} <VisuallyHidden>{t('leaderboard:rows.watch')}</VisuallyHidden>
                  </Link>
                ) : (
                  cell(record?.bestScore)
                )}
              </td>
              <td>{cell(record?.gamesPlayed)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
