import type { User } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { Dices, Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useCreditsSource } from '../credits/use-credits-source.ts';
import { roughTime } from '../dice/countdown.ts';
import { cooldownQuery, rollsQuery } from '../dice/dice-queries.ts';
import { useCollect } from '../dice/use-collect.ts';
import styles from './credits-hint.module.css';

/** The first thing to do without credits: collect, roll the dice, or get a pack during its cooldown. Renders nothing otherwise. */
export function CreditsHint({ user }: { readonly user: User }) {
  if (user.pendingCredits > 0) return <CollectHint amount={user.pendingCredits} />;
  return user.credits > 0 ? null : <EmptyHint user={user} />;
}

function EmptyHint({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation('dashboard');
  const source = useCreditsSource(user);
  const cooldown = useQuery(cooldownQuery);
  const rolls = useQuery(rollsQuery);
  const now = useNow(60_000);
  if (cooldown.isPending || rolls.isPending) return <Skeleton className={styles.loading} shape="block" />;
  const coolingDown = cooldown.data?.canRoll === false;
  const readyAt = cooldown.dataUpdatedAt + (cooldown.data?.timeRemaining ?? 0);
  const kind = coolingDown ? 'resting' : rolls.data?.length === 0 ? 'first' : 'empty';
  return (
    <section className={styles.hint}>
      <Dices className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t(kind === 'first' ? 'hint.firstTitle' : 'hint.emptyTitle')}</h2>
        <p className={styles.text}>{t(`hint.${kind}Text`, { time: roughTime(readyAt - now, i18n.language) })}</p>
      </div>
      {source === 'shop' ? (
        <LinkButton to="/credits" variant="primary" className={styles.action}>
          {t('hint.shopAction')}
        </LinkButton>
      ) : (
        <LinkButton to="/dice-of-iris" variant="primary" className={styles.action}>
          {t(coolingDown ? 'hint.restingAction' : 'hint.firstAction')}
        </LinkButton>
      )}
    </section>
  );
}

function CollectHint({ amount }: { readonly amount: number }) {
  const { t } = useTranslation('dashboard');
  const { collecting, problem, collect } = useCollect();
  return (
    <section className={styles.hint}>
      <Gift className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('hint.pendingTitle', { count: amount })}</h2>
        <p className={styles.text} role="status">
          {problem ?? t('hint.pendingText')}
        </p>
      </div>
      <Button variant="primary" className={styles.action} busy={collecting} onClick={() => void collect()}>
        {t(collecting ? 'hint.collecting' : 'hint.collect')}
      </Button>
    </section>
  );
}
