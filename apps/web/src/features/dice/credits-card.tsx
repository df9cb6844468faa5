import type { User } from '@star-seekers/contracts';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { CreditsBadge } from '../../ui/credits-badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DebtNote } from '../credits/debt-note.tsx';
import styles from './credits-card.module.css';
import type { CollectState } from './use-collect.ts';

export interface CreditsCardProps extends CollectState {
  readonly user: User;
  readonly rolling: boolean;
}

/** The balance and the pending credits. */
export function CreditsCard({ user, rolling, collecting, problem, collect }: CreditsCardProps) {
  const { t } = useTranslation('dice');
  const { credits, pendingCredits, owedCredits } = user;
  return (
    <Panel as="section" className={styles.card} aria-labelledby="dice-credits">
      <h2 id="dice-credits" className={styles.title}>
        {t('credits.title')}
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>{t('credits.balance')}</dt>
          <dd>
            <CreditsBadge credits={credits} size="lg" />
          </dd>
        </div>
        <div>
          <dt>{t('credits.pending')}</dt>
          <dd>
            {pendingCredits > 0 ? (
              <CreditsBadge credits={pendingCredits} size="md" />
            ) : (
              <span className={styles.none}>{t('credits.nothingPending')}</span>
            )}
          </dd>
        </div>
      </dl>
      <DebtNote owedCredits={owedCredits} />
      {pendingCredits > 0 && !rolling ? (
        <Button
          variant="primary"
          block
          icon={<HandCoins aria-hidden="true" />}
          busy={collecting}
          onClick={() => void collect()}
        >
          {collecting ? t('credits.collecting') : t('credits.collect', { count: pendingCredits })}
        </Button>
      ) : (
        <p className={styles.hint}>{t('credits.hint')}</p>
      )}
      {problem && (
        <p className={styles.problem} role="status">
          {t('credits.collectFailed', { message: problem })}
        </p>
      )}
    </Panel>
  );
}
