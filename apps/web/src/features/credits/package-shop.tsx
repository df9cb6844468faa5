import { CREDIT_PACKAGES, isHiddenPackage } from '@star-seekers/contracts/credit-packages';
import type { CreditPackageAnswer } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical, PackageOpen, RotateCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { useSiteConfig } from '../../shell/site-config.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { PackageCard } from './package-card.tsx';
import styles from './package-shop.module.css';
import { packagesQuery } from './shop-queries.ts';
import { useCheckout } from './use-checkout.ts';

/** Shown while the packages cannot be loaded: Starter Pack and Gamer Pack (`P8.10`). */
const FALLBACK_PACKAGES: readonly CreditPackageAnswer[] = CREDIT_PACKAGES.filter((pack) => !isHiddenPackage(pack)).map(
  ({ priceCents, ...pack }) => ({ ...pack, price: priceCents / 100 }),
);

const REASON_ID = 'credits-packages-note';

/** The packages and the checkout of the chosen one. */
export function PackageShop({ signedIn }: { readonly signedIn: boolean }) {
  const { t } = useTranslation(['credits', 'common']);
  const packages = useQuery(packagesQuery);
  const mode = useSiteConfig().data?.payments;
  const checkout = useCheckout();
  const [chosen, setChosen] = useState<CreditPackageAnswer>();
  const [open, setOpen] = useState(false);

  return (
    <section aria-labelledby="credits-packages" className={styles.section}>
      <header className={styles.header}>
        <h2 id="credits-packages" className={styles.title}>
          {t('packages.title')}
        </h2>
        <p id={REASON_ID} className={styles.note}>
          {note()}
        </p>
      </header>
      {packages.isLoadingError && (
        <div className={styles.failure} role="alert">
          <TriangleAlert aria-hidden="true" />
          <p>{t('packages.failed')}</p>
          <Button
            size="sm"
            icon={<RotateCw aria-hidden="true" />}
            busy={packages.isFetching}
            onClick={() => void packages.refetch()}
          >
            {t('common:actions.retry')}
          </Button>
        </div>
      )}
      {grid()}
      {chosen && (
        <CheckoutCard
          pack={chosen}
          open={open}
          sandbox={mode === 'sandbox'}
          checkout={checkout}
          onClose={() => {
            checkout.cancel();
            setOpen(false);
          }}
        />
      )}
    </section>
  );

  /** Why buying is disabled, or a note about test payments. */
  function note() {
    if (mode === 'off') return t('packages.off');
    if (!signedIn) return t('signedOut.title');
    if (mode !== 'sandbox') return null;
    return (
      <>
        <FlaskConical size="1.1em" aria-hidden="true" />
        {t('packages.sandbox')}
      </>
    );
  }

  function grid() {
    if (packages.isPending) return <PackageSkeletons />;
    const offered = packages.data ?? FALLBACK_PACKAGES;
    if (offered.length === 0) {
      return (
        <EmptyState icon={<PackageOpen />} title={t('packages.emptyTitle')} message={t('packages.emptyMessage')} />
      );
    }
    const disabled = !signedIn || mode === 'off';
    return (
      <ul className={styles.grid}>
        {offered.map((pack) => (
          <PackageCard
            key={pack.id}
            pack={pack}
            disabled={disabled || checkout.opening}
            reasonId={disabled ? REASON_ID : undefined}
            onPurchase={() => {
              setChosen(pack);
              setOpen(true);
            }}
          />
        ))}
      </ul>
    );
  }
}

function PackageSkeletons() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.grid} role="status" aria-label={t('states.loading')}>
      {FALLBACK_PACKAGES.map(({ id }) => (
        <Skeleton key={id} className={styles.skeleton} shape="block" />
      ))}
    </div>
  );
}
