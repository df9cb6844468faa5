import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';

/** The address of a player's page. */
export function playerAddress(username: string): string {
  return `/player/${encodeURIComponent(username)}`;
}

/** The public record of a player, found by name ignoring case. */
export function playerQuery(username: string) {
  return queryOptions({
    queryKey: queryKeys.player(username),
    queryFn: ({ signal }) => api('player', { params: { username } }, { signal }),
  });
}
