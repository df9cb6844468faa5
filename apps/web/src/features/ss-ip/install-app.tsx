import { Button } from '@star-seekers/ui/button';
import { useMediaQuery } from '@star-seekers/ui/use-media-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { install, useInstall } from '../../shell/install-prompt.ts';
import styles from './install-app.module.css';

/** Installs the hub as an app with the browser's prompt, or shows instructions without one. */
export function InstallApp() {
  const { t } = useTranslation('ss-ip');
  const { offer, installed } = useInstall();
  const isStandalone = useMediaQuery('(display-mode: standalone)');
  if (offer) {
    return (
      <Button variant="primary" icon={<Download aria-hidden="true" />} onClick={install}>
        {t('app.install.action')}
      </Button>
    );
  }
  return (
    <div role="status" className={styles.words}>
      {isStandalone || installed ? (
        <p>{t(isStandalone ? 'app.install.inside' : 'app.install.done')}</p>
      ) : (
        <>
          <p>{t('app.install.ios')}</p>
          <p>{t('app.install.others')}</p>
        </>
      )}
    </div>
  );
}
