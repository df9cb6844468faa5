import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { Button } from '@star-seekers/ui/button';
import { useKeepsakes } from '../play/use-keepsakes.ts';
import type { GameRecord } from './game-card.tsx';
import { GamesGrid } from './games-grid.tsx';
import styles from './games-section.module.css';

export interface GamesSectionProps {
  readonly userId: string;
  /** Ids of games with an open run. */
  readonly openGames: readonly number[];
}

/** The games with the player's records. The cards work without the records. */
export function GamesSection({ userId, openGames }: GamesSectionProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: queryKeys.breakdown(userId),
    queryFn: ({ signal }) => api('gameBreakdown', { params: { id: userId } }, { signal }),
  });
  const collections = useKeepsakes(userId);
  const recordOf = (gameId: number): GameRecord => {
    if (isPending) return 'loading';
    if (!data) return 'unknown';
    return data.find((entry) => entry.gameId === gameId) ?? 'none';
  };
  return (
    <section className={styles.section} aria-labelledby="games" aria-busy={isPending}>
      <h2 id="games" className={styles.title}>
        {t('games.title')}
      </h2>
      {error && (
        <div className={styles.problem} role="alert">
          <p>
            {t('games.failed')} {describeError(error)}
          </p>
          <Button size="sm" icon={<RotateCw aria-hidden="true" />} busy={isFetching} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </div>
      )}
      <GamesGrid recordOf={recordOf} collections={collections} openGames={openGames} />
    </section>
  );
}
