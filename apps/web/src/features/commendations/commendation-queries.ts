import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';

/** How rare each commendation is. */
export const sharesQuery = queryOptions({
  queryKey: ['commendations'],
  queryFn: ({ signal }) => api('commendations', {}, { signal }),
});

/** A player's commendations, as on the card. A run that has just ended may have brought some. */
export function earnedQuery(username: string) {
  return queryOptions({
    queryKey: queryKeys.player(username),
    queryFn: ({ signal }) => api('player', { params: { username } }, { signal }),
    staleTime: 0,
  });
}
