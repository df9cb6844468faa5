import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './dice-page.module.css';

/** Back link and heading. */
export function DiceHeader() {
  const { t } = useTranslation('dice');
  return (
    <div className={styles.header}>
      <LinkButton to="/dashboard" variant="ghost" icon={<ArrowLeft aria-hidden="true" />} className={styles.back}>
        {t('back')}
      </LinkButton>
      <PageHeader kicker={t('kicker')} title={t('title')} lead={t('lead')} />
    </div>
  );
}
