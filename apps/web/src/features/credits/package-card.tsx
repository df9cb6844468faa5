import type { CreditPackageAnswer } from '@star-seekers/contracts';
import { Gift, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Panel } from '../../ui/panel.tsx';
import { formatUsd } from './money.ts';
import { PackageArt } from './package-art.tsx';
import { describePackage } from './describe-package.ts';
import styles from './package-card.module.css';

export interface PackageCardProps {
  readonly pack: CreditPackageAnswer;
  /** Nobody is signed in, nothing is on sale, or a checkout is being opened. */
  readonly disabled: boolean;
  /** Id of the text that gives the reason. */
  readonly reasonId: string | undefined;
  readonly onPurchase: () => void;
}

export function PackageCard({ pack, disabled, reasonId, onPurchase }: PackageCardProps) {
  const { t, i18n } = useTranslation('credits');
  const { name, credits, price, bonus, popular } = pack;
  const number = numberFormat(i18n.language);
  return (
    <Panel as="li" padding="none" tone={popular ? 'accent' : 'default'} className={styles.card}>
      <PackageArt credits={credits} />
      <div className={styles.words}>
        <div className={styles.heading}>
          <h3 className={styles.name}>{name}</h3>
          {popular && (
            <Badge tone="accent" icon={<Sparkles aria-hidden="true" />}>
              {t('packages.popular')}
            </Badge>
          )}
        </div>
        <p className={styles.credits}>
          <span className={styles.number}>{number.format(credits)}</span> {t('packages.credits')}
          {bonus > 0 && (
            <Badge tone="gold" icon={<Gift aria-hidden="true" />} className={styles.bonus}>
              {t('packages.bonus', { count: bonus })}
            </Badge>
          )}
        </p>
        <p className={styles.description}>{describePackage(pack)}</p>
      </div>
      <div className={styles.buy}>
        <p className={styles.prices}>
          <span className={styles.price}>{formatUsd(price, i18n.language)}</span>
          <span className={styles.perRun}>
            {t('packages.perRun', { price: formatUsd(price / credits, i18n.language) })}
          </span>
        </p>
        <Button
          variant={popular ? 'primary' : 'secondary'}
          size="lg"
          block
          disabled={disabled}
          aria-label={t('packages.purchaseLabel', { name })}
          aria-describedby={reasonId}
          onClick={onPurchase}
        >
          {t('packages.purchase')}
        </Button>
      </div>
    </Panel>
  );
}
