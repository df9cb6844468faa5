import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './debt-note.module.css';

/** What a player owes for a purchase that was paid back, and what pays it off; nothing for who owes nothing. */
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
