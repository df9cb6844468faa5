import { Button } from '@star-seekers/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';
import { ownBuild, reloadOnce } from './reload-once.ts';
import styles from './route-error.module.css';
import { RouteFallback } from './route-fallback.tsx';

/** Replaces a screen that failed while its code loaded (for example after a deploy) or while it rendered. */
export function RouteError() {
  const { t } = useTranslation('common');
  const cause = useMissingChunk(isMissingChunk(useRouteError()));
  if (cause === 'unknown') return <RouteFallback />;
  const [title, message] = {
    none: [t('boundary.title'), t('boundary.message')],
    network: [t('offline.screenTitle'), t('offline.screenMessage')],
    deploy: [t('boundary.staleTitle'), t('boundary.staleMessage')],
  }[cause];
  return (
    <Page className={styles.page}>
      <Panel padding="lg" className={styles.panel} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('actions.reload')}
          </Button>
          <LinkButton to="/" reloadDocument>
            {t('actions.returnHome')}
          </LinkButton>
        </div>
      </Panel>
    </Page>
  );
}

/** The messages of browsers differ but all mention the module; the build's loader mentions preloading. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /imported module|module script|preload/i.test(error.message);
}

/** Interval of requests to an unreachable server; a reconnect triggers one at once. */
const RETRY_MS = 5000;

/** Minimum time between automatic reloads of a screen. */
const RELOAD_INTERVAL_MS = 60_000;

/** Why a screen's code is missing: `none` if it is not, `unknown` until the server's build is fetched or the request fails. */
type MissingChunk = 'none' | 'unknown' | 'network' | 'deploy';

/**
 * Determines why a screen's code failed to load, by comparing builds with the server. After a network failure the page reloads as
 * soon as the server is reachable, because browsers do not fetch a failed module again.
 */
function useMissingChunk(missing: boolean): MissingChunk {
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
  // The server answers and lacks a file of its own build.
  if (isBack) return 'none';
  return error || !navigator.onLine ? 'network' : 'unknown';
}
