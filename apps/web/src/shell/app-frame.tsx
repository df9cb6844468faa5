import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { AuthDialogHost } from '../features/auth/auth-dialog-host.tsx';
import { MusicHost } from '../features/music/music-host.tsx';
import { useSession } from '../features/session/session.ts';
import { Toaster } from '../ui/toaster.tsx';
import styles from './app-frame.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageSky } from './page-sky.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useRouteHandle } from './route-handle.ts';
import { RouteProgress } from './route-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useNewVersion } from './use-new-version.ts';
import { useUnsentRuns } from './use-unsent-runs.ts';

/** The frame around all screens. */
export function AppFrame() {
  const { t } = useTranslation('common');
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  const immersive = useRouteHandle()?.immersive ?? false;
  const faction = session.status === 'signedIn' ? session.user.faction : 'none';

  useNewVersion();
  useUnsentRuns(session.status === 'signedIn' ? session.user.id : undefined);

  useLayoutEffect(() => {
    document.documentElement.dataset.faction = faction;
  }, [faction]);

  return (
    <div className={styles.frame} data-immersive={immersive || undefined}>
      <a className={styles.skip} href="#main" onClick={(event) => skipTo(event, main.current)}>
        {t('nav.skip')}
      </a>
      <PageSky />
      <RouteProgress />
      <Header immersive={immersive} />
      <OfflineNotice />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {!immersive && <SiteFooter />}
      {!immersive && <BottomBar />}
      <MusicHost />
      <RouteAnnouncer main={main} />
      <AuthDialogHost />
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** Scroll position key: the first location of every document has the key `default`, so its URL is used. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Keeps `#main` out of the URL, because the router would treat it as a navigation. */
function skipTo(event: React.MouseEvent, target: HTMLElement | null): void {
  event.preventDefault();
  target?.focus();
  target?.scrollIntoView();
}
