import type { User } from '@star-seekers/contracts';
import { type AnyGameModule, catalog, type CatalogEntry } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { AppWindow, LogIn, Target, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { type DayOfGame, useDayAddress, useDayOfGame } from '../daily/day-of-game.ts';
import { LazyLiveNow } from '../live/lazy-live-now.tsx';
import { useSession } from '../session/session.ts';
import { GamePanel, LoadFailedPanel, PlaySkeleton } from './game-panel.tsx';
import { rememberGame } from './last-game.ts';
import { useGameModule } from './use-game-module.ts';
import { useHubHost } from './use-hub-host.ts';
import { practiceAddress, usePracticeAddress } from './use-practice-address.ts';
import { useVisitorHost } from './use-visitor-host.ts';

export interface PlayPageProps {
  readonly gameId: number;
}

/** The screen of a game: the game itself once there is a player and the game has loaded. */
export function PlayPage({ gameId }: PlayPageProps) {
  const entry = catalog.find(({ id }) => id === gameId) as CatalogEntry;
  const day = useDayAddress();
  useEffect(() => rememberGame(gameId), [gameId]);
  return (
    <Page>
      {/* Another game is another page: nothing of the last one stays. */}
      <GamePlace key={`${gameId} ${day}`} entry={entry} />
      <LazyLiveNow key={gameId} gameId={gameId} />
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
  const ofDay = useDayOfGame(entry.id, user?.id);
  if (state.status === 'loading' || ofDay === 'loading') return <PlaySkeleton />;
  if (state.status === 'failed') return <LoadFailedPanel entry={entry} onRetry={state.retry} />;
  const { module } = state;
  return user ? (
    <PlayersGame entry={entry} user={user} module={module} ofDay={ofDay} />
  ) : (
    <VisitorsGame entry={entry} module={module} ofDay={ofDay} />
  );
}

function PlayersGame({ entry, user, module, ofDay }: PlayersGameProps) {
  const { host, takenOver, takeBack, screenKey } = useHubHost(module.sim, user, ofDay);
  // The screen goes, and with it the run of this tab stops; it was kept when the other tab got the focus.
  if (takenOver) return <TakenOverPanel entry={entry} onTakeBack={takeBack} />;
  return <module.Screen key={screenKey} host={host} />;
}

function VisitorsGame({ entry, module, ofDay }: VisitorsGameProps) {
  return <module.Screen host={useVisitorHost(entry.id, ofDay)} />;
}

interface VisitorsGameProps {
  readonly entry: CatalogEntry;
  readonly module: AnyGameModule;
  /** The day whose conditions hold. */
  readonly ofDay: DayOfGame | undefined;
}

interface PlayersGameProps extends VisitorsGameProps {
  readonly user: User;
}

interface TakenOverPanelProps {
  readonly entry: CatalogEntry;
  readonly onTakeBack: () => void;
}

/** This tab lost the game to another one. */
function TakenOverPanel({ entry, onTakeBack }: TakenOverPanelProps) {
  const { t } = useTranslation('play');
  return (
    <GamePanel entry={entry} icon={<AppWindow />} title={t('takenOver.title')} message={t('takenOver.message')} urgent>
      <Button variant="primary" onClick={onTakeBack}>
        {t('takenOver.action')}
      </Button>
    </GamePanel>
  );
}

/** Asks who plays; after signing in the player stays on the game. */
function SignedOutPanel({ entry }: { readonly entry: CatalogEntry }) {
  const { t } = useTranslation('play');
  useEffect(askWhoPlays, []);
  return (
    <GamePanel entry={entry} icon={<UserRound />} title={t('signedOut.title')} message={t('signedOut.message')}>
      <Button variant="primary" icon={<LogIn aria-hidden="true" />} onClick={askWhoPlays}>
        {t('signedOut.action')}
      </Button>
      <LinkButton to={practiceAddress(entry.id)} replace icon={<Target aria-hidden="true" />}>
        {t('signedOut.practice')}
      </LinkButton>
    </GamePanel>
  );
}

function askWhoPlays(): void {
  openAuthDialog({ onSignedIn: stay });
}

/** Without a wish of its own the dialog would lead to the dashboard. */
function stay(): void {
  // The page shows the game as soon as there is a player.
}
