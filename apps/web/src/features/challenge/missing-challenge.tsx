import { Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ProblemPage } from './problem-page.tsx';

/** There is no such challenge. @param title of the screen that it was to be shown in */
export function MissingChallenge({ title }: { readonly title: string }) {
  const { t } = useTranslation('challenge');
  return (
    <ProblemPage title={title}>
      <EmptyState
        icon={<Swords />}
        title={t('problems.missing')}
        message={t('problems.missingMessage')}
        action={<LinkButton to="/leaderboard">{t('problems.boards')}</LinkButton>}
      />
    </ProblemPage>
  );
}
