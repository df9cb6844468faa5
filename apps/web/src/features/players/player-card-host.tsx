import { useTranslation } from 'react-i18next';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { closePlayerCard, usePlayerCard } from './player-card-store.ts';

async function loadCard() {
  const { PlayerCard } = await import('./player-card.tsx');
  return <PlayerCard />;
}

/** Where the card of a player appears. Its code is loaded when the first name is chosen. */
export function PlayerCardHost() {
  const { t } = useTranslation(['common', 'errors']);
  const wanted = usePlayerCard(({ open }) => open);
  const giveUp = () => {
    closePlayerCard();
    toast({ kind: 'error', title: t('states.errorTitle'), description: t('errors:network') });
  };
  return <OnDemand load={loadCard} wanted={wanted} onFailed={giveUp} />;
}
