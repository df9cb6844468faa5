import { Button } from '@star-seekers/ui/button';
import { History, RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Nobody plays here now, or the player does not let others watch. */
export function NotLive() {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon={<RadioTower />}
      title={t('live.problems.missing')}
      message={t('live.problems.missingMessage')}
      action={<LinkButton to="/leaderboard?tab=games">{t('theatre.problems.boards')}</LinkButton>}
    />
  );
}

/** The hub has been updated since this page was loaded. */
export function NewerRules() {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon={<History />}
      title={t('theatre.problems.rules')}
      message={t('live.problems.rulesMessage')}
      action={<Button onClick={() => location.reload()}>{t('live.problems.reload')}</Button>}
    />
  );
}
