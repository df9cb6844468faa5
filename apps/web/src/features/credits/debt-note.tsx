import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './debt-note.module.css';

/** Debt from a refunded purchase and how it is paid off. Renders nothing without a debt. */
export function DebtNote({ owedCredits }: { readonly owedCredits: number }) {
  const { t } = useTranslation('credits');
  if (owedCredits === 0) return null;
  return (
    <div className={styles.debt} role="note">
      <TriangleAlert aria-hidden="true" />
      <p className={styles.owed}>{t('balance.owed', { count: owedCredits })}</p>
      <p>{t('balance.owedWhy')}</p>
    </div>
  );
}
