import type { PaymentHistoryItem } from '@star-seekers/contracts';
import { CREDIT_PACKAGES, type CreditPackage, isHiddenPackage } from '@star-seekers/contracts/credit-packages';
import { Button } from '@star-seekers/ui/button';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, FlaskConical, ReceiptText, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { absoluteTime } from '../../i18n/absolute-time.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ListCard } from './list-card.tsx';
import { formatUsd } from './money.ts';
import styles from './payment-history.module.css';
import { paymentHistoryQuery, refreshAfterPayment } from './shop-queries.ts';

/** Shown when the payments fail to load: Gamer Pack, then Starter Pack (`P8.11`). */
const SAMPLES = CREDIT_PACKAGES.filter((pack) => !isHiddenPackage(pack)).toReversed();

/** Number of payments shown before Show all. */
const COLLAPSED_COUNT = 5;

const SKELETON_ROWS = 3;

/** The Payment History card: every payment with its receipt, newest first. */
export function PaymentHistory() {
  const { t } = useTranslation('credits');
  const history = useQuery(paymentHistoryQuery);
  return (
    <ListCard
      id="credits-history"
      title={t('history.title')}
      aside={
        <Button
          size="sm"
          icon={<RotateCw aria-hidden="true" />}
          busy={history.isFetching}
          onClick={() => void refreshAfterPayment()}
        >
          {t('history.refresh')}
        </Button>
      }
      stale={history.isError && history.data && history.data.length > 0 && t('history.stale')}
    >
      {content()}
    </ListCard>
  );

  function content() {
    if (history.isPending) return <LoadingHistory />;
    if (!history.data) {
      return (
        <>
          <QueryError query={history} title={t('history.error')} />
          <p className={styles.samples} id="credits-samples">
            {t('history.samples')}
          </p>
          <ul aria-labelledby="credits-samples">
            {SAMPLES.map((pack) => (
              <SampleRow key={pack.id} pack={pack} />
            ))}
          </ul>
        </>
      );
    }
    if (history.data.length === 0) {
      return <EmptyState icon={<ReceiptText />} title={t('history.emptyTitle')} message={t('history.emptyMessage')} />;
    }
    return <PaymentList payments={history.data} />;
  }
}

function PaymentList({ payments }: { readonly payments: readonly PaymentHistoryItem[] }) {
  const { t } = useTranslation('credits');
  const [expanded, setExpanded] = useState(false);
  return (
    <>
      <ul>
        {(expanded ? payments : payments.slice(0, COLLAPSED_COUNT)).map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {payments.length > COLLAPSED_COUNT && (
        <Button variant="ghost" block aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? t('history.fewer') : t('history.all', { count: payments.length })}
        </Button>
      )}
    </>
  );
}

function LoadingHistory() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('states.loading')}>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton width="45%" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}

const LOOKS = {
  succeeded: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
  pending: { tone: 'warning', Icon: Clock },
} as const;

/** A payment: package, status, refund, receipt number and the provider's payment id. */
function PaymentRow({ payment }: { readonly payment: PaymentHistoryItem }) {
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
      </p>
      {paymentId !== undefined && (
        <details className={styles.id}>
          <summary>{t('history.details')}</summary>
          {t('history.payment', { id: paymentId })}
        </details>
      )}
    </li>
  );
}

/** A sample payment, marked as such (`P8.11`). */
function SampleRow({ pack }: { readonly pack: CreditPackage }) {
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
