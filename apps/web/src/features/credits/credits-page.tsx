import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../session/session.ts';
import { BalanceCard } from './balance-card.tsx';
import styles from './credits-page.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { PackageShop } from './package-shop.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

/** Cosmic Credits (`P2.10`): packages for everybody, purchases and records for players. */
export function CreditsPage() {
  const { t } = useTranslation(['credits', 'common']);
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const payment = usePaymentReturn(user !== undefined);
  return (
    <Page>
      <PageHeader kicker={t('kicker')} title={t('title')} lead={t('lead')} />
      <div className={styles.shop}>
        <div className={styles.balance}>
          {user && <BalanceCard user={user} payment={payment} />}
          {session.status === 'signedOut' && <SignInCard />}
          {session.status === 'loading' && (
            <div role="status" aria-label={t('common:states.loading')}>
              <Skeleton className={styles.balanceSkeleton} shape="block" />
            </div>
          )}
        </div>
        <div className={styles.how}>
          <HowItWorks />
        </div>
        <div className={styles.packages}>
          <PackageShop signedIn={user !== undefined} />
        </div>
      </div>
      {user && (
        <div className={styles.records}>
          <RecentActivity key={user.id} userId={user.id} />
          <PaymentHistory />
        </div>
      )}
    </Page>
  );
}
