import type { CreditPackageAnswer } from '@star-seekers/contracts';
import { ExternalLink, FlaskConical, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalConsent } from '../../shell/legal-consent.tsx';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './checkout-card.module.css';
import { formatUsd } from './money.ts';
import { PackageArt } from './package-art.tsx';
import type { Checkout } from './use-checkout.ts';

export interface CheckoutCardProps {
  readonly pack: CreditPackageAnswer;
  readonly open: boolean;
  /** Test mode: no real payment. */
  readonly sandbox: boolean;
  readonly checkout: Checkout;
  readonly onClose: () => void;
}

const NEXT_STEP_ID = 'checkout-next';

/** Summary of a purchase. Buy Now opens the payment page. */
export function CheckoutCard({ pack, open, sandbox, checkout, onClose }: CheckoutCardProps) {
  const { t, i18n } = useTranslation('credits');
  const buy = useRef<HTMLButtonElement>(null);
  const number = numberFormat(i18n.language);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('checkout.title')}
      ornament={
        <div className={styles.art}>
          <PackageArt credits={pack.credits} />
        </div>
      }
      initialFocus={buy}
    >
      <dl className={styles.lines}>
        <div>
          <dt>{t('checkout.pack')}</dt>
          <dd>{pack.name}</dd>
        </div>
        <div>
          <dt>{t('checkout.credits')}</dt>
          <dd className={styles.credits}>{number.format(pack.credits)}</dd>
        </div>
        {pack.bonus > 0 && (
          <div>
            <dt>{t('checkout.bonus')}</dt>
            <dd className={styles.credits}>{number.format(pack.bonus)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('checkout.total')}</dt>
          <dd>{formatUsd(pack.price, i18n.language)}</dd>
        </div>
      </dl>
      {sandbox && (
        <p className={styles.note}>
          <FlaskConical aria-hidden="true" />
          {t('packages.sandbox')}
        </p>
      )}
      {checkout.problem !== undefined && (
        <p className={styles.problem} role="alert">
          <TriangleAlert aria-hidden="true" />
          {checkout.problem}
        </p>
      )}
      <div className={styles.actions}>
        <LegalConsent text={t('checkout.consent')} pages={['terms', 'refunds']} />
        <Button
          ref={buy}
          variant="primary"
          size="lg"
          block
          icon={<ExternalLink aria-hidden="true" />}
          busy={checkout.opening}
          aria-describedby={NEXT_STEP_ID}
          onClick={() => void checkout.buy(pack.id)}
        >
          {checkout.opening ? t('checkout.opening') : t('checkout.buy')}
        </Button>
        <p id={NEXT_STEP_ID} className={styles.note}>
          <ShieldCheck aria-hidden="true" />
          {t('checkout.next')}
        </p>
        <Button variant="ghost" block onClick={onClose}>
          {t('checkout.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
