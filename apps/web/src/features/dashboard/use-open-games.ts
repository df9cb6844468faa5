import { useQuery } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';

/** Ids of the games with an open run of the player, latest first; undefined while loading. */
export function useOpenGames(userId: string): readonly number[] | undefined {
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.openRuns, userId],
    queryFn: async ({ signal }) => {
      const [{ findOpenRuns }, { runStore }] = await Promise.all([
        import('../play/open-run.ts'),
        import('../play/runs.ts'),
      ]);
      const open = await findOpenRuns({ api, store: runStore, signal }, userId);
      return open
        .map(({ head }) => head)
        .toSorted((a, b) => b.startedAt - a.startedAt)
        .map(({ gameId }) => gameId);
    },
    // The player may have just left a game.
    staleTime: 0,
  });
  return isError ? NONE : data;
}

const NONE: readonly number[] = [];
