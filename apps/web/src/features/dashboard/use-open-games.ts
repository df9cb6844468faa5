import { useQuery } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';

/** The games in which the player has a run that can go on, the latest first; none while that is not known. */
export function useOpenGames(userId: string): readonly number[] {
  const { data = [] } = useQuery({
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
    // The player may come from the game that they have just left.
    staleTime: 0,
  });
  return data;
}
