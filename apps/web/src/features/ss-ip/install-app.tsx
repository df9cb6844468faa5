import { Button } from '@star-seekers/ui/button';
import { useMediaQuery } from '@star-seekers/ui/use-media-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { install, useInstall } from '../../shell/install-prompt.ts';
import styles from './install-app.module.css';

/** Installs the hub as an app: by the browser's own question where it has one, else it says how. */
export function InstallApp() {
  const { t } = useTranslation('ss-ip');
  const { offer, installed } = useInstall();
  const inside = useMediaQuery('(display-mode: standalone)');
  if (offer) {
    return (
      <Button variant="primary" icon={<Download aria-hidden="true" />} onClick={install}>
        {t('app.install.action')}
      </Button>
    );
  }
  return (
    <div role="status" className={styles.words}>
      {inside || installed ? (
        <p>{t(inside ? 'app.install.inside' : 'app.install.done')}</p>
      ) : (
        <>
          <p>{t('app.install.ios')}</p>
          <p>{t('app.install.others')}</p>
        </>
      )}
    </div>
  );
}
