import type { CreditPackageAnswer } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { CREDIT_PACKAGES, isHiddenPackage } from '@star-seekers/contracts/credit-packages';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import {
  ExternalLink,
  FlaskConical,
  Gift,
  PackageOpen,
  RotateCw,
  ShieldCheck,
  Sparkles,
  TriangleAlert,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { LegalConsent } from '../../shell/legal-consent.tsx';
import { useSiteConfig } from '../../shell/site-config.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { formatUsd } from './money.ts';
import { PackageArt } from './package-art.tsx';
import styles from './package-shop.module.css';
import { packagesQuery } from './shop-queries.ts';

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
    const disabled = mode === 'off';
    return (
      <ul className={styles.grid}>
        {offered.map((pack) => (
          <PackageCard
            key={pack.id}
            pack={pack}
            signedIn={signedIn}
            disabled={disabled || checkout.opening}
            reasonId={disabled ? REASON_ID : undefined}
            onPurchase={() => {
              const choose = () => {
                setChosen(pack);
                setOpen(true);
              };
              if (signedIn) choose();
              else openAuthDialog({ onSignedIn: choose });
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

interface PackageCardProps {
  readonly pack: CreditPackageAnswer;
  readonly signedIn: boolean;
  /** Nothing is on sale, or a checkout is being opened. */
  readonly disabled: boolean;
  /** Id of the text that gives the reason. */
  readonly reasonId: string | undefined;
  readonly onPurchase: () => void;
}

function PackageCard({ pack, signedIn, disabled, reasonId, onPurchase }: PackageCardProps) {
  const { t, i18n } = useTranslation('credits');
  const { name, credits, price, bonus, popular } = pack;
  const action = signedIn ? 'purchase' : 'signIn';
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
          aria-label={t(`packages.${action}Label`, { name })}
          aria-describedby={reasonId}
          onClick={onPurchase}
        >
          {t(`packages.${action}`)}
        </Button>
      </div>
    </Panel>
  );
}

const DESCRIPTIONS: ReadonlyMap<string, 'starter' | 'gamer' | 'pro' | 'champion'> = new Map(
  (['starter', 'gamer', 'pro', 'champion'] as const).map((id) => [id, id]),
);

/** Description of a package in the player's language; an unknown package keeps the server's text. */
function describePackage({ id, description }: Pick<CreditPackageAnswer, 'id' | 'description'>): string {
  const textKey = DESCRIPTIONS.get(id);
  return textKey ? i18n.t(`credits:packages.descriptions.${textKey}`) : description;
}

interface CheckoutCardProps {
  readonly pack: CreditPackageAnswer;
  readonly open: boolean;
  /** Test mode: no real payment. */
  readonly sandbox: boolean;
  readonly checkout: Checkout;
  readonly onClose: () => void;
}

const NEXT_STEP_ID = 'checkout-next';

/** Summary of a purchase. Buy Now opens the payment page. */
function CheckoutCard({ pack, open, sandbox, checkout, onClose }: CheckoutCardProps) {
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
          <dd className={styles.checkoutCardCredits}>{number.format(pack.credits)}</dd>
        </div>
        {pack.bonus > 0 && (
          <div>
            <dt>{t('checkout.bonus')}</dt>
            <dd className={styles.checkoutCardCredits}>{number.format(pack.bonus)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('checkout.total')}</dt>
          <dd>{formatUsd(pack.price, i18n.language)}</dd>
        </div>
      </dl>
      {sandbox && (
        <p className={styles.checkoutCardNote}>
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
        <p id={NEXT_STEP_ID} className={styles.checkoutCardNote}>
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

interface Checkout {
  /** True while the checkout session is created; then the browser leaves the page. */
  readonly opening: boolean;
  /** Error message of the last attempt. */
  readonly problem: string | undefined;
  /** Opens the provider's page for a package. */
  readonly buy: (packageId: string) => Promise<void>;
  /** Aborts the attempt and clears its error; nothing is charged. */
  readonly cancel: () => void;
}

/** Creates a checkout session and opens its payment page (`P7.11`, `POST /stripe/create-checkout-session`). */
function useCheckout(): Checkout {
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = useRef<AbortController>(undefined);

  const cancel = () => {
    attempt.current?.abort();
    setOpening(false);
    setProblem(undefined);
  };

  // Going back may restore this page from the back/forward cache with `opening` still true.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpening(false);
    };
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('pageshow', restore);
      attempt.current?.abort();
    };
  }, []);

  const buy = async (packageId: string) => {
    const { signal } = (attempt.current = new AbortController());
    setOpening(true);
    setProblem(undefined);
    try {
      const answer: { readonly url?: unknown } = await api(
        'createCheckoutSession',
        { body: { packageId } },
        { signal },
      );
      if (signal.aborted) return;
      if (isHttpUrl(answer.url)) return window.location.assign(answer.url);
      setProblem(i18n.t('credits:checkout.noUrl'));
    } catch (error) {
      if (signal.aborted) return;
      setProblem(describeCheckoutError(error));
    }
    setOpening(false);
  };
  return { opening, problem, buy, cancel };
}

function isHttpUrl(url: unknown): url is string {
  return typeof url === 'string' && /^https?:/.test(url);
}

/** The server's error message, or the fallback texts of `P8.9`. */
function describeCheckoutError(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('credits:checkout.error');
  if (error.code === 'auth/required') return i18n.t('credits:signedOut.title');
  return error.code === 'unexpected' ? i18n.t('credits:checkout.failed') : describeError(error);
}
