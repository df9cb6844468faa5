import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/link-button.tsx';
import { BridgePage } from './bridge-page.tsx';

/** For an address that the bridge does not have. */
export function NoSuchPage() {
  const { t } = useTranslation('bridge');
  return (
    <BridgePage title={t('noPage.title')} lead={t('noPage.lead')}>
      <LinkButton to="/">{t('nav.search')}</LinkButton>
    </BridgePage>
  );
}
