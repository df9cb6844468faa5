import { ApiError } from '@star-seekers/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryError } from '../../shell/query-error.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { EarnedMedals } from '../commendations/earned-medals.tsx';
import styles from './player-card.module.css';
import { closePlayerCard, usePlayerCard } from './player-card-store.ts';
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
