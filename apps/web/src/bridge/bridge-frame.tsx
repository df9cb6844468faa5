import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { Button } from '@star-seekers/ui/button';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { queryClient } from '../shell/query-client.ts';
import { Badge } from '../ui/badge.tsx';
import { Page } from '../ui/page.tsx';
import { Announcer } from './announcer.ts';
import { bridge, sessionQuery } from './bridge-api.ts';
import styles from './bridge-frame.module.css';

/** What is around the pages of the bridge. With each new page it moves the focus there and names the page to screen readers. */
export function BridgeFrame() {
  const { t } = useTranslation('common');
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus();
    window.scrollTo(0, 0);
  }, [pathname]);
  const [announcement, setAnnouncement] = useState('');
  const said = useRef<string>(undefined);
  const announce = useCallback((text: string) => {
    const last = said.current;
    said.current = text;
    // The browser itself names the page that it has loaded.
    if (last === undefined || last === text) return;
    setAnnouncement(text);
    // What was pressed is gone with the page before, as after a sign-in.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Announcer value={announce}>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <a className={styles.skip} href="#main" onClick={() => main.current?.focus()}>
        {t('nav.skip')}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <Page>
          <Outlet />
        </Page>
      </main>
    </Announcer>
  );
}

/** The way to each page, for who is signed in, and back to the hub. */
function Header() {
  const { t } = useTranslation(['bridge', 'common']);
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery);
  const signOut = useMutation({
    mutationFn: async () => bridge('bridgeSignOut', {}),
    // Nothing of what was seen stays in the page, nor what was searched for.
    onSettled: async () => {
      await navigate('/', { replace: true });
      await queryClient.resetQueries();
    },
  });
  const role = typeof session?.signedInUntil === 'number' ? session.role : undefined;
  return (
    <header className={styles.header}>
      <p className={styles.brand}>{t('bridge:title')}</p>
      {role && (
        <nav className={styles.nav} aria-label={t('common:nav.label')}>
          <NavLink to="/" end>
            {t('bridge:nav.search')}
          </NavLink>
          <NavLink to="/cases">{t('bridge:nav.cases')}</NavLink>
          <NavLink to="/record">{t('bridge:nav.record')}</NavLink>
          {role === 'operator' && <NavLink to="/health">{t('bridge:nav.health')}</NavLink>}
        </nav>
      )}
      <div className={styles.actions}>
        {role && (
          <>
            <Badge tone="accent">{t(`bridge:roles.${role}`)}</Badge>
            <Button size="sm" variant="ghost" busy={signOut.isPending} onClick={() => signOut.mutate()}>
              {t('bridge:nav.signOut')}
            </Button>
          </>
        )}
        <a className={styles.hub} href="/dashboard">
          {t('bridge:nav.hub')}
        </a>
      </div>
    </header>
  );
}
