import type { User } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { Spinner } from '@star-seekers/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { Dices, Gamepad2, LogIn, Package, RotateCcw, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Countup } from '../../ui/countup.tsx';
import { CreditCoin } from '../../ui/credit-coin.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { roughTime } from '../dice/countdown.ts';
import { cooldownQuery } from '../dice/dice-queries.ts';
import { useSession } from '../session/session.ts';
import styles from './credits-page.module.css';
import { DebtNote } from './debt-note.tsx';
import { PackageShop } from './package-shop.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

/** Cosmic Credits (`P2.10`): packages for everybody, purchases and records for players. */
export function CreditsPage() {
  const { t } = useTranslation(['credits', 'common']);
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const verifying = usePaymentReturn(user !== undefined);
  return (
    <Page>
      <PageHeader kicker={t('kicker')} title={t('title')} lead={t('lead')} />
      <div className={styles.shop}>
        <div className={styles.balance}>
          {user && <BalanceCard user={user} verifying={verifying} />}
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

/** Replaces the balance card for visitors, who can look but not buy (`P5.9`). */
function SignInCard() {
  const { t } = useTranslation('credits');
  return (
    <Panel as="section" tone="accent" className={styles.card} aria-labelledby="credits-sign-in">
      <CreditCoin className={styles.coin} />
      <h2 id="credits-sign-in" className={styles.title}>
        {t('signedOut.title')}
      </h2>
      <p className={styles.message}>{t('signedOut.message')}</p>
      {/* The callback keeps the player on this page after signing in. */}
      <Button
        variant="primary"
        block
        icon={<LogIn aria-hidden="true" />}
        onClick={() => openAuthDialog({ onSignedIn: () => undefined })}
      >
        {t('signedOut.action')}
      </Button>
    </Panel>
  );
}

const RULES = [
  { key: 'run', Icon: Gamepad2 },
  { key: 'dice', Icon: Dices },
  { key: 'pack', Icon: Package },
  { key: 'safe', Icon: ShieldCheck },
  { key: 'back', Icon: RotateCcw },
] as const;

/** The How Credits Work card (`P2.70`). */
function HowItWorks() {
  const { t } = useTranslation('credits');
  return (
    <Panel as="section" tone="quiet" aria-labelledby="credits-how">
      <h2 id="credits-how" className={styles.howItWorksTitle}>
        {t('how.title')}
      </h2>
      <ul className={styles.rules}>
        {RULES.map(({ key, Icon }) => (
          <li key={key} className={styles.rule}>
            <Icon className={styles.icon} aria-hidden="true" />
            <span>
              {t(`how.${key}`)} {key === 'back' && <Link to="/how-runs-count">{t('how.more')}</Link>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface BalanceCardProps {
  readonly user: User;
  /** A payment has just returned. */
  readonly verifying: boolean;
}

/** The player's balance and debt, and the state of a payment that has just returned. */
function BalanceCard({ user: { credits, pendingCredits, owedCredits }, verifying }: BalanceCardProps) {
  const { t, i18n } = useTranslation('credits');
  const cooldown = useQuery(cooldownQuery).data;
  const isFree = pendingCredits > 0 || cooldown?.canRoll === true;
  return (
    <Panel as="section" tone="accent" className={styles.balanceCard} aria-labelledby="credits-balance">
      <h2 id="credits-balance" className={styles.balanceCardTitle}>
        {t('balance.title')}
      </h2>
      <p className={styles.figure} data-credits-badge="">
        <CreditCoin className={styles.balanceCardCoin} />
        <Countup value={credits} className={styles.number} />
        <span className={styles.unit}>{t('balance.unit', { count: credits })}</span>
      </p>
      {credits > 0 && <p className={styles.worth}>{t('balance.runs', { count: credits })}</p>}
      {credits === 0 && owedCredits === 0 && <p className={styles.worth}>{noCredits()}</p>}
      <DebtNote owedCredits={owedCredits} />
      <p className={styles.payment} role="status">
        {verifying && (
          <>
            <Spinner size="sm" />
            {t('balance.verifying')}
          </>
        )}
      </p>
      <div className={styles.ways}>
        {credits > 0 && (
          <LinkButton
            to="/dashboard"
            block
            variant={isFree ? 'secondary' : 'primary'}
            icon={<Gamepad2 aria-hidden="true" />}
          >
            {t('balance.play')}
          </LinkButton>
        )}
        <LinkButton
          to="/dice-of-iris"
          block
          variant={isFree ? 'primary' : 'secondary'}
          icon={<Dices aria-hidden="true" />}
        >
          {diceLabel()}
        </LinkButton>
      </div>
    </Panel>
  );

  function noCredits(): string {
    if (isFree || !cooldown) return t('balance.none');
    return t('balance.noneResting', { time: roughTime(cooldown.timeRemaining, i18n.language) });
  }

  function diceLabel(): string {
    if (pendingCredits > 0) return t('balance.pending', { count: pendingCredits });
    if (!cooldown || cooldown.canRoll) return t('balance.dice');
    return t('balance.resting', { time: roughTime(cooldown.timeRemaining, i18n.language) });
  }
}
