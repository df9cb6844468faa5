import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { Button } from '@star-seekers/ui/button';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './route-error.module.css';
import { RouteFallback } from './route-fallback.tsx';
import { useMissingChunk } from './use-missing-chunk.ts';

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
