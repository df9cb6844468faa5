import type { User } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { LogIn, RotateCw, UserRoundPlus } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { PendingHeading } from '../../shell/pending-heading.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { dismissAuthDialog, openAuthDialog, type SignedInBy, useAuthDialog } from '../auth/auth-dialog-store.ts';
import { playedHere } from '../play/last-game.ts';
import { useKeepsakes } from '../play/use-keepsakes.ts';
import { useSession } from '../session/session.ts';
import { LazyBelowGames, LazyNextThing } from './lazy-around-games.tsx';
import styles from './dashboard-page.module.css';
import type { GameRecord } from './game-card.tsx';
import { GamesGrid } from './games-grid.tsx';
import gamesSection from './games-section.module.css';
import banner from './player-banner.module.css';
import { PlayerBanner } from './player-banner.tsx';
import { useOpenGames } from './use-open-games.ts';
import { useLocation } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { FACTION_HASH } from '../../shell/nav-links.ts';
import { OnDemand } from '../../ui/on-demand.tsx';

/** The games hub (`P2.7`). Opens the sign-in dialog for visitors who have not closed it before. */
export function DashboardPage() {
  // A change of the store is rendered at once, which takes a slow phone a third of a second: this renders it in slices.
  const session = useDeferredValue(useSession());
  const signedOut = session.status === 'signedOut';
  useEffect(() => {
    if (!signedOut || useAuthDialog.getState().declined) return undefined;
    openAuthDialog({ onSignedIn: () => undefined });
    return dismissAuthDialog;
  }, [signedOut]);

  if (signedOut) return <VisitorDashboard />;
  return session.status === 'signedIn' ? <Dashboard user={session.user} /> : <DashboardSkeleton />;
}

function Dashboard({ user }: { readonly user: User }) {
  return (
    <Page className={styles.page}>
      <PlayerBanner user={user} />
      <FactionQuestion />
      <LazyNextThing />
      <GamesSection user={user} openGames={useOpenGames(user.id)} />
      <LazyBelowGames />
    </Page>
  );
}

/** The dashboard's layout without a player. */
function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <Page className={styles.page}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <PendingHeading shape="block" width="100%" height="9rem" />
      <Skeleton className={styles.next} shape="block" />
      <div className={styles.grid}>
        {catalog.map(({ id }) => (
          <Skeleton key={id} className={styles.card} shape="block" />
        ))}
      </div>
    </Page>
  );
}

interface GamesSectionProps {
  readonly user: User;
  /** Ids of games with an open run. */
  readonly openGames: readonly number[] | undefined;
}

/** The games with the player's records. The cards work without the records. */
function GamesSection({ user: { id: userId, credits }, openGames }: GamesSectionProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: queryKeys.breakdown(userId),
    queryFn: ({ signal }) => api('gameBreakdown', { params: { id: userId } }, { signal }),
  });
  const collections = useKeepsakes(userId);
  const [played] = useState(() => playedHere(userId));
  const recordOf = (gameId: number): GameRecord => {
    if (isPending) return 'loading';
    if (!data) return 'unknown';
    const counted = data.find((entry) => entry.gameId === gameId);
    // A run that did not count was played too.
    const lastPlayedAt = Math.max(played[gameId] ?? 0, counted?.lastPlayedAt ?? 0);
    return lastPlayedAt > 0
      ? { gameId, totalPoints: 0, bestScore: null, gamesPlayed: 0, ...counted, lastPlayedAt }
      : 'none';
  };
  return (
    <section className={styles.games} aria-labelledby="games" aria-busy={isPending}>
      <h2 id="games">
        <VisuallyHidden>{t('games.title')}</VisuallyHidden>
      </h2>
      {error && (
        <div className={gamesSection.problem} role="alert">
          <p>
            {t('games.failed')} {describeError(error)}
          </p>
          <Button size="sm" icon={<RotateCw aria-hidden="true" />} busy={isFetching} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </div>
      )}
      <GamesGrid canPay={credits > 0} compact recordOf={recordOf} collections={collections} openGames={openGames} />
    </section>
  );
}

/** The dashboard for visitors: practice games and the benefits of an account (`P2.50`). */
function VisitorDashboard() {
  const { t } = useTranslation('dashboard');
  return (
    <Page className={styles.page}>
      <SignInPanel />
      <section className={styles.games} aria-labelledby="games">
        <h2 id="games">
          <VisuallyHidden>{t('games.title')}</VisuallyHidden>
        </h2>
        <GamesGrid compact />
      </section>
      <LazyBelowGames />
    </Page>
  );
}

/** Replaces the player banner for visitors: the benefits of an account, with sign-up and sign-in buttons. */
function SignInPanel() {
  const { t } = useTranslation(['dashboard', 'auth']);
  return (
    <Panel as="section" tone="accent" padding="none" className={banner.banner} aria-labelledby="welcome">
      <div className={banner.view}>
        <StillPicture still={factionViews.none} className={banner.picture} first />
      </div>
      <FactionEmblem faction="none" size="clamp(3.25rem, 2.4rem + 3vw, 6rem)" className={banner.emblem} />
      <div className={banner.identity}>
        <h1 id="welcome" className={banner.welcome}>
          {t('visitor.title')}
        </h1>
        <p className={gamesSection.text}>{t('visitor.text')}</p>
      </div>
      <div className={gamesSection.actions}>
        <Button variant="primary" icon={<UserRoundPlus aria-hidden="true" />} onClick={() => openDialog('signUp')}>
          {t('auth:tabs.signUp')}
        </Button>
        <Button icon={<LogIn aria-hidden="true" />} onClick={() => openDialog('signIn')}>
          {t('auth:tabs.signIn')}
        </Button>
      </div>
    </Panel>
  );
}

/** The callback keeps the player on this page after signing in. */
function openDialog(tab: SignedInBy): void {
  openAuthDialog({ tab, onSignedIn: () => undefined });
}

async function loadChoice() {
  const [{ ChooseFaction }] = await Promise.all([import('./choose-faction.tsx'), loadTexts('settings')]);
  return <ChooseFaction />;
}

/** 'Choose Your Faction', at its own URL: the banner's row leads to it while the player has none. */
function FactionQuestion() {
  return (
    useLocation().hash === FACTION_HASH && (
      <OnDemand load={loadChoice} placeholder={<div className={styles.place} />} trigger />
    )
  );
}
