import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { Button } from '@star-seekers/ui/button';
import { queryClient } from '../shell/query-client.ts';
import { Badge } from '../ui/badge.tsx';
import { Page } from '../ui/page.tsx';
import { bridge, sessionQuery } from './bridge-api.ts';
import styles from './bridge-frame.module.css';
import { SignedIn } from './signed-in.tsx';

/** What is around the pages of the bridge: the way to each of them, for who is signed in. */
export function BridgeFrame() {
  const { t } = useTranslation('bridge');
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery);
  const isIn = session?.signedInUntil !== undefined && session.signedInUntil !== null;
  const signOut = useMutation({
    mutationFn: async () => bridge('bridgeSignOut', {}),
    // Nothing of what was seen stays in the page, nor what was searched for.
    onSettled: async () => {
      await navigate('/', { replace: true });
      await queryClient.resetQueries();
    },
  });
  return (
    <BridgeShell
      actions={
        isIn && (
          <>
            <Badge tone="accent">{t(`roles.${session.role}`)}</Badge>
            <Button size="sm" variant="ghost" busy={signOut.isPending} onClick={() => signOut.mutate()}>
              {t('nav.signOut')}
            </Button>
          </>
        )
      }
      nav={
        isIn && (
          <>
            <NavLink to="/" end>
              {t('nav.search')}
            </NavLink>
            <NavLink to="/cases">{t('nav.cases')}</NavLink>
            <NavLink to="/record">{t('nav.record')}</NavLink>
            {session.role === 'operator' && <NavLink to="/health">{t('nav.health')}</NavLink>}
          </>
        )
      }
    >
      <SignedIn>
        <Outlet />
      </SignedIn>
    </BridgeShell>
  );
}

/** Header and main part of a page of the bridge. Moves the focus there with each new page. */
export function BridgeShell({
  nav,
  actions,
  children,
}: {
  readonly nav?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation(['bridge', 'common']);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus();
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <a className={styles.skip} href="#main" onClick={() => main.current?.focus()}>
        {t('common:nav.skip')}
      </a>
      <header className={styles.header}>
        <p className={styles.brand}>{t('bridge:title')}</p>
        {nav && (
          <nav className={styles.nav} aria-label={t('common:nav.label')}>
            {nav}
          </nav>
        )}
        <div className={styles.actions}>
          {actions}
          <a className={styles.hub} href="/dashboard">
            {t('bridge:nav.hub')}
          </a>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Page>{children}</Page>
      </main>
    </>
  );
}
