import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from './api.ts';
import { ownBuild } from './own-build.ts';
import { queryKeys } from './query-keys.ts';
import { reloadOnce } from './reload-once.ts';

/** How often a server that is out of reach is asked again; a network that comes back is noticed at once. */
const ASK_AGAIN_MS = 5000;

/** So often a screen may load itself anew. */
const RELOAD_INTERVAL_MS = 60_000;

/** Why a screen's code is missing: `none` where it is not, `unknown` until the server has answered or could not be reached. */
export type MissingChunk = 'none' | 'unknown' | 'network' | 'deploy';

/**
 * Finds out why a screen's code could not be fetched, by asking the server for its build. Where the network was away, the page loads
 * itself anew as soon as the server can be reached: browsers do not fetch a failed module again.
 */
export function useMissingChunk(missing: boolean): MissingChunk {
  const { data, error } = useQuery({
    queryKey: queryKeys.servedBuild,
    queryFn: ({ signal }) => api('config', {}, { signal }),
    enabled: missing,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data === undefined ? ASK_AGAIN_MS : false),
  });
  const own = ownBuild();
  const stale = data !== undefined && own !== undefined && data.version !== own;
  const isBack = data !== undefined && !stale;

  useEffect(() => {
    if (isBack) reloadOnce(`screen ${location.pathname} ${Math.floor(Date.now() / RELOAD_INTERVAL_MS)}`);
  }, [isBack]);

  if (!missing) return 'none';
  if (stale) return 'deploy';
  return error || isBack || !navigator.onLine ? 'network' : 'unknown';
}
