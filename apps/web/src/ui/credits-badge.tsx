import { useTranslation } from 'react-i18next';
import { classNames } from '@star-seekers/ui/class-names';
import { Countup } from './countup.tsx';
import { CreditCoin } from './credit-coin.tsx';
import styles from './credits-badge.module.css';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';

export interface CreditsBadgeProps {
  readonly credits: number;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string | undefined;
}

/** A balance of credits. The coin animation finds it by `data-credits-badge`. */
export function CreditsBadge({ credits, size = 'sm', className }: CreditsBadgeProps) {
  const { t } = useTranslation('common');
  return (
    <span className={classNames(styles.badge, styles[size], className)} data-credits-badge="">
      <CreditCoin />
      <VisuallyHidden>{t('credits.word')}</VisuallyHidden>
      <Countup value={credits} />
    </span>
  );
}
