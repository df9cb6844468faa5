import type { User } from '@star-seekers/contracts';
import { classNames } from '@star-seekers/ui/class-names';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCreditsSource } from '../features/credits/use-credits-source.ts';
import { CreditsBadge } from '../ui/credits-badge.tsx';
import styles from './credits-link.module.css';

const SOURCES = { dice: '/dice-of-iris', shop: '/credits' } as const;

/** The balance as a link to the current source of credits. */
export function CreditsLink({ user, className }: { readonly user: User; readonly className?: string | undefined }) {
  const { t } = useTranslation('common');
  const source = useCreditsSource(user);
  const hint = t(`credits.${source}`);
  return (
    <Link to={SOURCES[source]} className={classNames(styles.link, className)} title={hint}>
      <CreditsBadge credits={user.credits} className={styles.badge} />
      <VisuallyHidden>{hint}</VisuallyHidden>
    </Link>
  );
}
