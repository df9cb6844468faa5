import { Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** There is no such challenge. */
export function MissingChallenge() {
  const { t } = useTranslation('challenge');
  return (
    <EmptyState
      icon={<Swords />}
      title={t('problems.missing')}
      message={t('problems.missingMessage')}
      action={<LinkButton to="/leaderboard">{t('problems.boards')}</LinkButton>}
    />
  );
}
