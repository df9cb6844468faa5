import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ownBuild } from './own-build.ts';
import { reloadOnce } from './reload-once.ts';
import { useRouteHandle } from './route-handle.ts';
import { useSiteConfig } from './site-config.ts';

/**
 * Loads the page anew when another build than its own is being served. It waits until the player goes to another screen: nothing
 * is typed there yet. A game is never interrupted, nor is the way into one.
 */
export function useNewVersion(): void {
  const { pathname } = useLocation();
  const served = useSiteConfig().data?.version;
  const immersive = useRouteHandle()?.immersive ?? false;
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const own = ownBuild();
    if (!immersive && own !== undefined && served !== undefined && served !== own) reloadOnce(own);
  }, [pathname, immersive, served]);
}
