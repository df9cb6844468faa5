import { BadgeCheck, BadgeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './pass-badge.module.css';

/** PASSED or FAILED (`G4.4`). */
export function PassBadge({ passed }: { readonly passed: boolean }) {
  const { t } = useTranslation('games');
  const Icon = passed ? BadgeCheck : BadgeX;
  return (
    <span className={styles.badge} data-passed={passed || undefined}>
      <Icon aria-hidden="true" />
      {t(passed ? 'lore-master.result.passed' : 'lore-master.result.failed')}
    </span>
  );
}
