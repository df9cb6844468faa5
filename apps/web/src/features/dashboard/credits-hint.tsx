import type { User } from '@star-seekers/contracts';
import { useMutation } from '@tanstack/react-query';
import { Dices, Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { i18n, loadTexts } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { Button } from '@star-seekers/ui/button';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import { patchUser, refreshUser } from '../session/session.ts';
import styles from './credits-hint.module.css';

/** What to do first: collect what the dice granted, or roll it. Nothing is shown while there are credits to play with. */
export function CreditsHint({ user }: { readonly user: User }) {
  if (user.pendingCredits > 0) return <CollectHint amount={user.pendingCredits} />;
  if (user.credits > 0) return null;
  return <RollHint first={user.totalPoints === 0} />;
}

function RollHint({ first }: { readonly first: boolean }) {
  const { t } = useTranslation('dashboard');
  const kind = first ? 'first' : 'empty';
  return (
    <section className={styles.hint}>
      <Dices className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t(`hint.${kind}Title`)}</h2>
        <p className={styles.text}>{t(`hint.${kind}Text`)}</p>
      </div>
      <LinkButton to="/dice-of-iris" variant="primary" className={styles.action}>
        {t(`hint.${kind}Action`)}
      </LinkButton>
    </section>
  );
}

function CollectHint({ amount }: { readonly amount: number }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const collect = useMutation({
    mutationFn: () => api('collectCredits', { body: { amount } }),
    onSuccess: async (balances) => {
      patchUser(balances);
      const [{ toastEarnedCredits }] = await Promise.all([
        import('../credits/credit-toasts.ts'),
        loadTexts('credits', 'dice'),
      ]);
      toastEarnedCredits({ amount, source: i18n.t('dice:earned.source') });
    },
    onError: async (error) => {
      toast({ kind: 'error', title: t('common:states.errorTitle'), description: describeError(error) });
      await refreshUser();
    },
  });
  return (
    <section className={styles.hint}>
      <Gift className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('hint.pendingTitle', { count: amount })}</h2>
        <p className={styles.text}>{t('hint.pendingText')}</p>
      </div>
      <Button variant="primary" className={styles.action} busy={collect.isPending} onClick={() => collect.mutate()}>
        {t(collect.isPending ? 'hint.collecting' : 'hint.collect')}
      </Button>
    </section>
  );
}
