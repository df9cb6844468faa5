import type { User } from '@star-seekers/contracts';
import { useDeferredValue } from 'react';
import { Page } from '../../ui/page.tsx';
import { useSignInPrompt } from '../auth/use-sign-in-prompt.ts';
import { useSession } from '../session/session.ts';
import { AboveGamesHost, BelowGamesHost } from './around-games-host.tsx';
import { CreditsHint } from './credits-hint.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FactionQuestion } from './faction-question.tsx';
import { GamesSection } from './games-section.tsx';
import { OpenRunHint } from './open-run-hint.tsx';
import { PlayerBanner } from './player-banner.tsx';
import { useOpenGames } from './use-open-games.ts';
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
