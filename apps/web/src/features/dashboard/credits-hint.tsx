import type { User } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useCreditsSource } from '../credits/use-credits-source.ts';
import { roughTime } from '../dice/countdown.ts';
import { cooldownQuery, rollsQuery } from '../dice/dice-queries.ts';
import styles from './credits-hint.module.css';

async function loadCollectHint() {
  const { CollectHint } = await import('./collect-hint.tsx');
  return <CollectHint />;
}

/** The first thing to do without credits: collect, roll the dice, or get a pack during its cooldown. Renders nothing otherwise. */
export function CreditsHint({ user }: { readonly user: User }) {
  if (user.pendingCredits > 0)
    return (
      <OnDemand load={loadCollectHint} trigger placeholder={<Skeleton className={styles.loading} shape="block" />} />
    );
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
