import { useTranslation } from 'react-i18next';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { closePlayerCard, usePlayerCard } from './player-card-store.ts';

async function loadCard() {
  const { PlayerCard } = await import('./player-card.tsx');
  return <PlayerCard />;
}

/** Mounts the player card. Loads its code when it first opens. */
export function LazyPlayerCard() {
  const { t } = useTranslation(['common', 'errors']);
  const trigger = usePlayerCard(({ open }) => open);
  const reportFailure = () => {
    closePlayerCard();
    toast({ kind: 'error', title: t('states.errorTitle'), description: t('errors:network') });
  };
  return <OnDemand load={loadCard} trigger={trigger} onFailed={reportFailure} />;
}
