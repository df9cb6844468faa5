import type { User } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { Countup } from '../../ui/countup.tsx';
import { CreditCoin } from '../../ui/credit-coin.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '@star-seekers/ui/spinner';
import { roughTime } from '../dice/countdown.ts';
import { cooldownQuery } from '../dice/dice-queries.ts';
import styles from './balance-card.module.css';
import { DebtNote } from './debt-note.tsx';
import type { PaymentReturn } from './use-payment-return.ts';

export interface BalanceCardProps {
  readonly user: User;
  readonly payment: PaymentReturn;
}

/** The player's balance and debt, and the state of a payment that has just returned. */
export function BalanceCard({ user: { credits, pendingCredits, owedCredits }, payment }: BalanceCardProps) {
  const { t, i18n } = useTranslation('credits');
  const cooldown = useQuery(cooldownQuery).data;
  return (
    <Panel as="section" tone="accent" className={styles.card} aria-labelledby="credits-balance">
      <h2 id="credits-balance" className={styles.title}>
        {t('balance.title')}
      </h2>
      <p className={styles.figure} data-credits-badge="">
        <CreditCoin className={styles.coin} />
        <Countup value={credits} className={styles.number} />
        <span className={styles.unit}>{t('balance.unit', { count: credits })}</span>
      </p>
      {credits > 0 && <p className={styles.worth}>{t('balance.runs', { count: credits })}</p>}
      {credits === 0 && owedCredits === 0 && <p className={styles.worth}>{t('balance.none')}</p>}
      <DebtNote owedCredits={owedCredits} />
      <p className={styles.payment} role="status">
        {payment.verifying && (
          <>
            <Spinner size="sm" />
            {t('balance.verifying')}
          </>
        )}
        {payment.purchased !== null && (
          <>
            <CircleCheck size="1.25em" aria-hidden="true" />
            {t('balance.arrived', { count: payment.purchased })}
          </>
        )}
      </p>
      <LinkButton to="/dice-of-iris" block icon={<Dices aria-hidden="true" />}>
        {diceLabel()}
      </LinkButton>
    </Panel>
  );

  function diceLabel(): string {
    if (pendingCredits > 0) return t('balance.pending', { count: pendingCredits });
    if (!cooldown || cooldown.canRoll) return t('balance.dice');
    return t('balance.resting', { time: roughTime(cooldown.timeRemaining, i18n.language) });
  }
}
