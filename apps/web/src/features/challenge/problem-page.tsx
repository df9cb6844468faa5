import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Stands in place of a screen that can't be shown. @param title of the screen */
export function ProblemPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <Panel>{children}</Panel>
    </>
  );
}

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
