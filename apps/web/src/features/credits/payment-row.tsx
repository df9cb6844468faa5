import type { PaymentHistoryItem } from '@star-seekers/contracts';
import type { CreditPackage } from '@star-seekers/contracts/credit-packages';
import { CircleCheck, CircleX, Clock, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { absoluteTime } from '../../i18n/absolute-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatUsd } from './money.ts';
import styles from './payment-row.module.css';

const LOOKS = {
  succeeded: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
  pending: { tone: 'warning', Icon: Clock },
} as const;

/** A payment: package, status, refund, receipt number and the provider's payment id. */
export function PaymentRow({ payment }: { readonly payment: PaymentHistoryItem }) {
  const { t, i18n } = useTranslation('credits');
  const { packageName, credits, amount, status, date, receiptNumber, paymentId, refunded, creditsReversed } = payment;
  const { tone, Icon } = LOOKS[status];
  return (
    <li className={styles.row}>
      <p className={styles.name}>{packageName}</p>
      <p className={styles.amount}>{formatUsd(amount, i18n.language)}</p>
      <p className={styles.credits}>{t('history.credits', { count: credits })}</p>
      <Badge tone={tone} icon={<Icon aria-hidden="true" />} className={styles.status}>
        {t(`history.status.${status}`)}
      </Badge>
      {refunded > 0 && (
        <p className={styles.refund}>
          <span>{t('history.refunded', { amount: formatUsd(refunded, i18n.language) })}</span>
          <span>{t('history.reversed', { count: creditsReversed })}</span>
        </p>
      )}
      <p className={styles.details}>
        <time dateTime={new Date(date).toISOString()}>{absoluteTime(date, i18n.language)}</time>
        {receiptNumber !== undefined && <span>{t('history.receipt', { number: receiptNumber })}</span>}
        {paymentId !== undefined && <span className={styles.id}>{t('history.payment', { id: paymentId })}</span>}
      </p>
    </li>
  );
}

/** A sample payment, marked as such (`P8.11`). */
export function SampleRow({ pack }: { readonly pack: CreditPackage }) {
  const { t, i18n } = useTranslation('credits');
  return (
    <li className={styles.row} data-sample="">
      <p className={styles.name}>{pack.name}</p>
      <p className={styles.amount}>{formatUsd(pack.priceCents / 100, i18n.language)}</p>
      <p className={styles.credits}>{t('history.credits', { count: pack.credits })}</p>
      <Badge icon={<FlaskConical aria-hidden="true" />} className={styles.status}>
        {t('history.sample')}
      </Badge>
    </li>
  );
}
