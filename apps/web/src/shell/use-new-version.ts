import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
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

/** The name of this page's first script, by which the server names builds too; undefined while developing. */
function ownBuild(): string | undefined {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return /\/assets\/([\w-]+)\.js$/.exec(source)?.[1];
}
