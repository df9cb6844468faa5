import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useRouteHandle } from './route-handle.ts';

/** Sets the tab's title; after a navigation also announces the screen to screen readers and moves the focus to it. */
export function RouteAnnouncer({ main }: { readonly main: RefObject<HTMLElement | null> }) {
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
