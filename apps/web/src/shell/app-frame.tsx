import { LEGAL_PAGES } from '@star-seekers/contracts/legal-pages';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { CloudOff } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type Location, NavLink, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { closeAuthDialog, useAuthDialog } from '../features/auth/auth-dialog-store.ts';
import { LanguageSelect } from '../features/language/language-select.tsx';
import { useSession } from '../features/session/session.ts';
import { loadTexts } from '../i18n/index.ts';
import { CreditCoin } from '../ui/credit-coin.tsx';
import { OnDemand } from '../ui/on-demand.tsx';
import { toast } from '../ui/toast.ts';
import { Toaster } from '../ui/toaster.tsx';
import styles from './app-frame.module.css';
import { Header } from './header.tsx';
import { navLinks } from './nav-links.ts';
import { PageSky } from './page-sky.tsx';
import { ownBuild, reloadOnce } from './reload-once.ts';
import { useRouteHandle } from './route-handle.ts';
import { useSiteConfig } from './site-config.ts';

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
      <LazyMusic />
      <RouteAnnouncer main={main} />
      <LazyAuthDialog />
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

/** A progress line at the top while the next screen loads; it fades in with a delay. */
function RouteProgress() {
  const { state } = useNavigation();
  return <div className={styles.line} data-active={state !== 'idle' || undefined} aria-hidden="true" />;
}

/**
 * Reloads the page after a deploy. Waits for a navigation, so that no form input is lost. Never reloads on entering or during a
 * game.
 */
function useNewVersion(): void {
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

/** Name of the database in which the play page stores runs. */
const RUN_DATABASE = 'star-seekers';

/**
 * Submits finished runs that could not be sent from this device, once the player is signed in. Loads its code only if a game was
 * played here before.
 */
function useUnsentRuns(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => void submitRuns(userId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}

async function submitRuns(userId: string): Promise<void> {
  // Some browsers do not list databases; there only the play page submits runs.
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  if (!databases.some(({ name }) => name === RUN_DATABASE)) return;
  // Offline the code may fail to load; the runs stay stored.
  const runs = await import('../features/play/runs.ts').catch(() => undefined);
  await runs?.resumeUnsentRuns(userId);
}

/** Sets the tab's title; after a navigation also announces the screen to screen readers and moves the focus to it. */
function RouteAnnouncer({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const page = useRouteHandle()?.title();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.title = page === undefined ? t('product') : t('pageTitle', { page });
    if (shownPath.current === pathname || page === undefined) return;
    shownPath.current = pathname;
    setAnnouncement(page);
    main.current?.focus({ preventScroll: true });
  }, [pathname, page, t, main]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}

/** The navigation at the bottom of narrow windows. */
export function BottomBar() {
  const { t, i18n } = useTranslation('common');
  const session = useSession();
  const balance = numberFormat(i18n.language, { notation: 'compact' });
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      <ul className={styles.links}>
        {navLinks.map(({ to, label, shortLabel, icon: Icon, showsCredits }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link ?? ''}>
              <Icon aria-hidden="true" />
              <span aria-hidden={shortLabel && true}>{t(`nav.${shortLabel ?? label}`)}</span>
              {shortLabel && <VisuallyHidden>{t(`nav.${label}`)}</VisuallyHidden>}
              {showsCredits && session.status === 'signedIn' && (
                <span className={styles.credits}>
                  <VisuallyHidden>{t('credits.word')} </VisuallyHidden>
                  <CreditCoin />
                  {balance.format(session.user.credits)}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A notice below the header while the browser is offline. */
function OfflineNotice() {
  const { t } = useTranslation('common');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <CloudOff aria-hidden="true" />
          <strong>{t('offline.title')}</strong>
          <span>{t('offline.message')}</span>
        </p>
      )}
    </div>
  );
}

/** Whether the browser has a network. The server may still be unreachable. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Pages of the footer beside the legal ones. */
const OWN_PAGES = [
  ['/ss-ip', 'universe'],
  ['/how-runs-count', 'counting'],
] as const;

/** The footer of every screen except the games. */
function SiteFooter() {
  const { t } = useTranslation('common');
  const support = useSiteConfig().data?.links.support;
  return (
    <footer className={styles.footer}>
      <p className={styles.words}>
        <span className={styles.name}>{t('product')}</span>
        <span>{t('footer.claim')}</span>
      </p>
      <nav aria-label={t('footer.label')}>
        <ul className={styles.siteFooterLinks}>
          {OWN_PAGES.map(([path, page]) => (
            <li key={path}>
              <Link to={path} className={styles.siteFooterLink}>
                {t(`footer.${page}`)}
              </Link>
            </li>
          ))}
          {LEGAL_PAGES.map((page) => (
            <li key={page}>
              <Link to={`/${page}`} className={styles.siteFooterLink}>
                {t(`legal.pages.${page}`)}
              </Link>
            </li>
          ))}
          {support && (
            <li>
              <a href={support} target="_blank" rel="noopener noreferrer" className={styles.siteFooterLink}>
                {t('footer.support')}
                <VisuallyHidden>{t('links.newTab')}</VisuallyHidden>
              </a>
            </li>
          )}
        </ul>
      </nav>
      <LanguageSelect />
    </footer>
  );
}

async function loadDialog() {
  const { AuthDialog } = await import('../features/auth/auth-dialog.tsx');
  return <AuthDialog />;
}

/** Mounts the sign-in dialog. Loads its code, forms and schemas when it first opens. */
export function LazyAuthDialog() {
  const { t } = useTranslation(['auth', 'errors']);
  const options = useAuthDialog((dialog) => dialog.open);
  const reportFailure = () => {
    closeAuthDialog('closed');
    toast({ kind: 'error', title: t('toasts.errorTitle'), description: t('errors:network') });
  };
  return <OnDemand load={loadDialog} trigger={options} onFailed={reportFailure} />;
}

/** Delay without user activity, so that the first screen is not slowed down. */
const LOAD_DELAY_MS = 4000;

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

async function loadWidget() {
  const [{ MusicWidget }] = await Promise.all([import('../features/music/music-widget.tsx'), loadTexts('music')]);
  return <MusicWidget />;
}

/** Mounts the music player after the first user activity or a delay. */
function LazyMusic() {
  const { pathname } = useLocation();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const load = () => {
      stop.abort();
      setDue(true);
    };
    const timer = setTimeout(load, LOAD_DELAY_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const event of ACTIVITY_EVENTS) addEventListener(event, load, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  // After a failure, the next page retries.
  return <OnDemand load={loadWidget} trigger={due && pathname} />;
}
