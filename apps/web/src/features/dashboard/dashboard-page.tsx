import type { User } from '@star-seekers/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { dismissAuthDialog, openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import { CreditsHint } from './credits-hint.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { GamesSection } from './games-section.tsx';
import { OpenRunHint } from './open-run-hint.tsx';
import { PlayerBanner } from './player-banner.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useOpenGames } from './use-open-games.ts';

/** The games hub (`platform.md §2`). A visitor meets the sign-in dialog; closing it leads back to the landing page. */
export function DashboardPage() {
  const navigate = useNavigate();
  const session = useSession();
  const signedOut = session.status === 'signedOut';

  useEffect(() => {
    if (!signedOut) return undefined;
    openAuthDialog({ onSignedIn: () => undefined, onClosed: () => void navigate('/') });
    return dismissAuthDialog;
  }, [signedOut, navigate]);

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
      <GamesSection userId={user.id} openGames={openGames} />
      <QuickActions />
    </Page>
  );
}
