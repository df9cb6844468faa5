import type { User } from '@star-seekers/contracts';
import type { GameId } from '@star-seekers/contracts/constants';
import { type AnyGameModule, type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useSession } from '../session/session.ts';
import { DockedPanel } from './docked-panel.tsx';
import { PlaySkeleton } from './play-skeleton.tsx';
import { SignedOutPanel } from './signed-out-panel.tsx';
import { TakenOverPanel } from './taken-over-panel.tsx';
import { useGameModule } from './use-game-module.ts';
import { useHubHost } from './use-hub-host.ts';

export interface PlayPageProps {
  readonly gameId: GameId;
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
  if (!entry.load) return <DockedPanel entry={entry} />;
  if (session.status === 'loading') return <PlaySkeleton />;
  if (session.status === 'signedOut') return <SignedOutPanel entry={entry} />;
  return <LoadedGame key={session.user.id} entry={entry} user={session.user} />;
}

function LoadedGame({ entry, user }: { readonly entry: CatalogEntry; readonly user: User }) {
  const { t } = useTranslation('play');
  const state = useGameModule(entry);
  if (state.status === 'loading') return <PlaySkeleton />;
  if (state.status === 'ready') return <Game module={state.module} user={user} />;
  return <ErrorState title={t('loadFailed.title')} message={t('loadFailed.message')} onRetry={state.retry} />;
}

function Game({ module, user }: { readonly module: AnyGameModule; readonly user: User }) {
  const { host, takenOver, takeBack, screenKey } = useHubHost(module.sim, user);
  // The screen goes, and with it the run of this tab stops; it was kept when the other tab got the focus.
  return takenOver ? <TakenOverPanel onTakeBack={takeBack} /> : <module.Screen key={screenKey} host={host} />;
}
