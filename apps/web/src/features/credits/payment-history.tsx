import type { PaymentHistoryItem } from '@star-seekers/contracts';
import { CREDIT_PACKAGES, isHiddenPackage } from '@star-seekers/contracts/credit-packages';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryError } from '../../shell/query-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ListCard } from './list-card.tsx';
import styles from './payment-history.module.css';
import { PaymentRow, SampleRow } from './payment-row.tsx';
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
