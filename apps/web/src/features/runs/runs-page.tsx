import type { User } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { FolderOpen, LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../shell/server-clock.ts';
import { useLeftPlace } from '../../shell/use-left-place.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { Collection } from '../commendations/collection.tsx';
import { useSession } from '../session/session.ts';
import { RunsFilters } from './runs-filters.tsx';
import { type RunsFilter, readRunsFilter, runsSearch } from './runs-filter.ts';
import { RunsList, RunsListSkeleton } from './runs-list.tsx';
import { RunsPlot } from './runs-plot.tsx';
import styles from './runs-page.module.css';

/** All runs of the player: their scores over time and the way into the theatre. Visitors are asked to sign in. */
export function RunsPage() {
  const { t } = useTranslation('runs');
  const session = useSession();
  useLeftPlace();
  return (
    <Page>
      <PageHeader kicker={t('kicker')} title={t('title')} lead={t('lead')} />
      {session.status === 'loading' && <RunsListSkeleton />}
      {session.status === 'signedOut' && (
        <Panel>
          <EmptyState
            icon={<LogIn />}
            title={t('signedOut.title')}
            message={t('signedOut.message')}
            action={
              <Button variant="primary" onClick={() => openAuthDialog({ onSignedIn: () => undefined })}>
                {t('signedOut.action')}
              </Button>
            }
          />
        </Panel>
      )}
      {session.status === 'signedIn' && <Runs key={session.user.id} user={session.user} />}
      <LinkButton to="/theatre" icon={<FolderOpen aria-hidden="true" />} className={styles.file}>
        {t('file')}
      </LinkButton>
    </Page>
  );
}

function Runs({ user }: { readonly user: User }) {
  const { t } = useTranslation('runs');
  const [search, setSearch] = useSearchParams();
  const [openedAt] = useState(serverNow);
  const filter = readRunsFilter(search);
  const change = (part: Partial<RunsFilter>) => setSearch(runsSearch({ ...filter, ...part }), { replace: true });
  return (
    <Tabs
      label={t('tabs.label')}
      value={search.get('view') === 'commendations' ? 'commendations' : 'runs'}
      onValueChange={(view) => setSearch(view === 'runs' ? {} : { view }, { replace: true })}
      items={[
        {
          value: 'runs',
          label: t('tabs.runs'),
          content: (
            <div className={styles.runs}>
              <RunsFilters userId={user.id} filter={filter} now={openedAt} onChange={change} />
              <RunsPlot userId={user.id} filter={filter} />
              <RunsList userId={user.id} filter={filter} now={openedAt} />
            </div>
          ),
        },
        {
          value: 'commendations',
          label: t('tabs.commendations'),
          content: <Collection username={user.username} />,
        },
      ]}
    />
  );
}
