import { useTranslation } from 'react-i18next';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import styles from './credits-badge.module.css';
import { CreditIcon } from './credit-icon.tsx';

/** The balance, as the game's bar and the cards about credits show it. */
export function CreditsBadge({ credits }: { readonly credits: number }) {
  const { t } = useTranslation('games');
  return (
    <span className={styles.badge}>
      <CreditIcon />
      <CountingNumber value={credits} label={t('screen.credits', { count: credits })} />
    </span>
  );
}
