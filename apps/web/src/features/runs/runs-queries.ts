import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { type RunsFilter, runsSearch } from './runs-filter.ts';

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

/** The API names the game in full. */
function requestOf(filter: RunsFilter) {
  const { game, ...others } = runsSearch(filter);
  return { ...others, ...(game !== undefined && { gameId: game }) };
}
