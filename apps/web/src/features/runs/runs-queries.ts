import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import type { RunsFilter } from './runs-filter.ts';

/** The player's closed runs, page by page. */
export function playerRunsQuery(userId: string, filter: RunsFilter) {
  return infiniteQueryOptions({
    queryKey: queryKeys.playerRuns(userId, 'list', filter),
    queryFn: ({ pageParam, signal }) =>
      api(
        'playerRuns',
        { query: { ...requestOf(filter), ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }) => before,
  });
}

/** The player's scores over time by game. */
export function playerPlotQuery(userId: string, filter: RunsFilter) {
  return queryOptions({
    queryKey: queryKeys.playerRuns(userId, 'plot', filter),
    queryFn: ({ signal }) => api('playerPlot', { query: requestOf(filter) }, { signal }),
  });
}

function requestOf({ gameId, standing, month }: RunsFilter) {
  return {
    ...(gameId !== undefined && { gameId: String(gameId) }),
    ...(standing !== undefined && { standing }),
    ...(month !== undefined && { month }),
  };
}
