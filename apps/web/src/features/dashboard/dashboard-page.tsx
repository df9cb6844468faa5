import type { User } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { PendingHeading } from '../../shell/pending-heading.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSignInPrompt } from '../auth/use-sign-in-prompt.ts';
import { useSession } from '../session/session.ts';
import { AboveGamesHost, BelowGamesHost } from './around-games-host.tsx';
import { CreditsHint } from './credits-hint.tsx';
import styles from './dashboard-page.module.css';
import { FactionQuestion } from './faction-question.tsx';
import { GamesSection } from './games-section.tsx';
import { OpenRunHint } from './open-run-hint.tsx';
import { PlayerBanner } from './player-banner.tsx';
import { VisitorDashboard } from './visitor-dashboard.tsx';

/** The games hub (`P2.7`). Opens the sign-in dialog for visitors who have not closed it before. */
export function DashboardPage() {
  // A change of the store is rendered at once, which takes a slow phone a third of a second: this renders it in slices.
  const session = useDeferredValue(useSession());
  const signedOut = session.status === 'signedOut';
  useSignInPrompt({ visitor: signedOut });

  if (signedOut) return <VisitorDashboard />;
  return session.status === 'signedIn' ? <Dashboard user={session.user} /> : <DashboardSkeleton />;
}

function Dashboard({ user }: { readonly user: User }) {
  const openGames = useOpenGames(user.id);
  const [latest] = openGames;
  return (
    <Page>
      <PlayerBanner user={user} />
      {latest !== undefined && <OpenRunHint gameId={latest} />}
      <CreditsHint user={user} />
      <FactionQuestion key={user.id} user={user} />
      <AboveGamesHost />
      <GamesSection userId={user.id} openGames={openGames} />
      <BelowGamesHost />
    </Page>
  );
}

/** The dashboard's layout without a player. */
function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <Page>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <PendingHeading shape="block" width="100%" height="clamp(11rem, 9rem + 3vw, 13rem)" />
      <Skeleton className={styles.title} width="8rem" />
      <div className={styles.grid}>
        {catalog.map(({ id }) => (
          <Skeleton key={id} className={styles.card} shape="block" />
        ))}
      </div>
    </Page>
  );
}

/** Ids of the games with an open run of the player, latest first; empty while loading. */
function useOpenGames(userId: string): readonly number[] {
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.openRuns, userId],
    queryFn: async ({ signal }) => {
      const [{ findOpenRuns }, { runStore }] = await Promise.all([
        import('../play/open-run.ts'),
        import('../play/runs.ts'),
      ]);
      const open = await findOpenRuns({ api, store: runStore, signal }, userId);
      return open
        .map(({ head }) => head)
        .toSorted((a, b) => b.startedAt - a.startedAt)
        .map(({ gameId }) => gameId);
    },
    // The player may have just left a game.
    staleTime: 0,
  });
  return data;
}
