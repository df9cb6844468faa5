import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from './api.ts';
import { ownBuild } from './own-build.ts';
import { queryKeys } from './query-keys.ts';
import { reloadOnce } from './reload-once.ts';

/** Interval of requests to an unreachable server; a reconnect triggers one at once. */
const RETRY_MS = 5000;

/** Minimum time between automatic reloads of a screen. */
const RELOAD_INTERVAL_MS = 60_000;

/** Why a screen's code is missing: `none` if it is not, `unknown` until the server's build is fetched or the request fails. */
export type MissingChunk = 'none' | 'unknown' | 'network' | 'deploy';

/**
 * Determines why a screen's code failed to load, by comparing builds with the server. After a network failure the page reloads as
 * soon as the server is reachable, because browsers do not fetch a failed module again.
 */
export function useMissingChunk(missing: boolean): MissingChunk {
  const { data, error } = useQuery({
    queryKey: queryKeys.servedBuild,
    queryFn: ({ signal }) => api('config', {}, { signal }),
    enabled: missing,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data === undefined ? RETRY_MS : false),
  });
  const ownVersion = ownBuild();
  const isStale = data !== undefined && ownVersion !== undefined && data.version !== ownVersion;
  const isBack = data !== undefined && !isStale;

  useEffect(() => {
    if (isBack) reloadOnce(`screen ${location.pathname} ${Math.floor(Date.now() / RELOAD_INTERVAL_MS)}`);
  }, [isBack]);

  if (!missing) return 'none';
  if (isStale) return 'deploy';
  return error || isBack || !navigator.onLine ? 'network' : 'unknown';
}
