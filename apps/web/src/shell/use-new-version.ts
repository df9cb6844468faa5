import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ownBuild } from './own-build.ts';
import { reloadOnce } from './reload-once.ts';
import { useRouteHandle } from './route-handle.ts';
import { useSiteConfig } from './site-config.ts';

/**
 * Reloads the page after a deploy. Waits for a navigation, so that no form input is lost. Never reloads on entering or during a
 * game.
 */
export function useNewVersion(): void {
  const { pathname } = useLocation();
  const servedVersion = useSiteConfig().data?.version;
  const immersive = useRouteHandle()?.immersive ?? false;
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const ownVersion = ownBuild();
    if (!immersive && ownVersion !== undefined && servedVersion !== undefined && servedVersion !== ownVersion)
      reloadOnce(ownVersion);
  }, [pathname, immersive, servedVersion]);
}
