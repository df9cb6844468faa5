import type { User } from '@star-seekers/contracts';
import { type AnyGameModule, type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import { Page } from '../../ui/page.tsx';
import { useSession } from '../session/session.ts';
import { LoadFailedPanel } from './load-failed-panel.tsx';
import { PlaySkeleton } from './play-skeleton.tsx';
import { SignedOutPanel } from './signed-out-panel.tsx';
import { TakenOverPanel } from './taken-over-panel.tsx';
import { useGameModule } from './use-game-module.ts';
import { useHubHost } from './use-hub-host.ts';
import { usePracticeAddress } from './use-practice-address.ts';
import { useVisitorHost } from './use-visitor-host.ts';

export interface PlayPageProps {
  readonly gameId: number;
}

/** The screen of a game: the game itself once there is a player and the game has loaded. */
export function PlayPage({ gameId }: PlayPageProps) {
  const entry = catalog.find(({ id }) => id === gameId) as CatalogEntry;
  return (
    <Page>
      {/* Another game is another page: nothing of the last one stays. */}
      <GamePlace key={gameId} entry={entry} />
    </Page>
  );
}

function GamePlace({ entry }: { readonly entry: CatalogEntry }) {
  const session = useSession();
  const practice = usePracticeAddress();
  if (session.status === 'loading') return <PlaySkeleton />;
  if (session.status === 'signedIn') return <LoadedGame key={session.user.id} entry={entry} user={session.user} />;
  return practice ? <LoadedGame entry={entry} user={null} /> : <SignedOutPanel entry={entry} />;
}

interface GameProps {
  readonly entry: CatalogEntry;
  /** Null for a visitor. */
  readonly user: User | null;
}

function LoadedGame({ entry, user }: GameProps) {
  const state = useGameModule(entry);
  if (state.status === 'loading') return <PlaySkeleton />;
  if (state.status === 'failed') return <LoadFailedPanel entry={entry} onRetry={state.retry} />;
  const { module } = state;
  return user ? (
    <PlayersGame entry={entry} user={user} module={module} />
  ) : (
    <VisitorsGame entry={entry} module={module} />
  );
}

function PlayersGame({ entry, user, module }: PlayersGameProps) {
  const { host, takenOver, takeBack, screenKey } = useHubHost(module.sim, user);
  // The screen goes, and with it the run of this tab stops; it was kept when the other tab got the focus.
  if (takenOver) return <TakenOverPanel entry={entry} onTakeBack={takeBack} />;
  return <module.Screen key={screenKey} host={host} />;
}

function VisitorsGame({ entry, module }: VisitorsGameProps) {
  return <module.Screen host={useVisitorHost(entry.id)} />;
}

interface VisitorsGameProps {
  readonly entry: CatalogEntry;
  readonly module: AnyGameModule;
}

interface PlayersGameProps extends VisitorsGameProps {
  readonly user: User;
}
