import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { BridgePage } from './bridge-page.tsx';

/** In the place of a page that failed. */
export function FailedPage() {
  const { t } = useTranslation('common');
  return (
    <BridgePage title={t('boundary.title')} lead={t('boundary.message')}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('actions.reload')}
      </Button>
    </BridgePage>
  );
}
