import type { EarnedCommendation } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import {
  CommendationMedal,
  commendationGroups,
  commendationNamed,
  useCommendationTexts,
} from '@star-seekers/games/commendations';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../shell/api.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { closePlayerCard, usePlayerCard } from './player-card-store.ts';
import styles from './player-card.module.css';
import { PlayerGames } from './player-games.tsx';
import { PlayerTotals } from './player-totals.tsx';

/** The public card of a player: faction, rank and records per game. */
export function PlayerCard() {
  const { username, open } = usePlayerCard();
  return username === null ? null : <OpenCard username={username} open={open} />;
}

function OpenCard({ username, open }: { readonly username: string; readonly open: boolean }) {
  const { t } = useTranslation(['players', 'common', 'leaderboard']);
  const card = useQuery({
    queryKey: queryKeys.player(username),
    queryFn: ({ signal }) => api('player', { params: { username } }, { signal }),
  });
  const faction = card.data?.faction ?? 'none';
  return (
    <Dialog
      open={open}
      onClose={closePlayerCard}
      size="md"
      title={<span className={styles.name}>{card.data?.username ?? username}</span>}
      description={card.data && t('allegiance', { faction: t(`common:factions.${faction}`), rank: rankOf(card.data) })}
      ornament={
        <span data-faction-scope={faction} className={styles.emblem}>
          <FactionEmblem faction={faction} size="6rem" />
        </span>
      }
    >
      {content()}
    </Dialog>
  );

  function rankOf({ rankTitle }: NonNullable<typeof card.data>): string {
    return t(`common:ranks.${rankTitle}`);
  }

  function content() {
    if (card.error instanceof ApiError && card.error.code === 'players/not_found') {
      return <EmptyState icon={<UserX />} title={t('gone.title')} message={t('gone.message')} />;
    }
    if (card.error && !card.data) return <QueryError query={card} title={t('error')} />;
    return (
      <div className={styles.card} aria-busy={card.isPending}>
        <PlayerTotals card={card.data} />
        <p className={styles.verified}>{t('leaderboard:lead')}</p>
        <PlayerGames games={card.data?.games} />
        {card.data && <EarnedMedals commendations={card.data.commendations} onLeave={closePlayerCard} />}
      </div>
    );
  }
}

interface EarnedMedalsProps {
  readonly commendations: readonly EarnedCommendation[];
  /** Called before a run is opened. */
  readonly onLeave: () => void;
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
      <h3 id="earned-medals" className={styles.heading}>
        {t('page.title')}
        <span className={styles.count}>
          {earned.length === 0
            ? t('page.none')
            : t('page.count', { earned: format.format(earned.length), all: format.format(ALL) })}
        </span>
      </h3>
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
