import type { User } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { Button } from '@star-seekers/ui/button';
import { Kicker } from '@star-seekers/ui/kicker';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Dices, LogIn, RotateCcw, RotateCw, UserRoundPlus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { PendingHeading } from '../../shell/pending-heading.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { factionViews } from '../../ui/faction-views.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { useNow } from '../../ui/use-now.ts';
import { type SignedInBy, openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSignInPrompt } from '../auth/use-sign-in-prompt.ts';
import { useCreditsSource } from '../credits/use-credits-source.ts';
import { roughTime } from '../dice/countdown.ts';
import { cooldownQuery, rollsQuery } from '../dice/dice-queries.ts';
import { useKeepsakes } from '../play/use-keepsakes.ts';
import { useSession } from '../session/session.ts';
import { AboveGamesHost, BelowGamesHost } from './around-games-host.tsx';
import creditsHint from './credits-hint.module.css';
import styles from './dashboard-page.module.css';
import { FactionQuestion } from './faction-question.tsx';
import type { GameRecord } from './game-card.tsx';
import { GamesGrid } from './games-grid.tsx';
import gamesSection from './games-section.module.css';
import banner from './player-banner.module.css';
import { PlayerBanner } from './player-banner.tsx';

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

interface GamesSectionProps {
  readonly userId: string;
  /** Ids of games with an open run. */
  readonly openGames: readonly number[];
}

/** The games with the player's records. The cards work without the records. */
function GamesSection({ userId, openGames }: GamesSectionProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: queryKeys.breakdown(userId),
    queryFn: ({ signal }) => api('gameBreakdown', { params: { id: userId } }, { signal }),
  });
  const collections = useKeepsakes(userId);
  const recordOf = (gameId: number): GameRecord => {
    if (isPending) return 'loading';
    if (!data) return 'unknown';
    return data.find((entry) => entry.gameId === gameId) ?? 'none';
  };
  return (
    <section className={gamesSection.section} aria-labelledby="games" aria-busy={isPending}>
      <h2 id="games" className={gamesSection.title}>
        {t('games.title')}
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
      <GamesGrid recordOf={recordOf} collections={collections} openGames={openGames} />
    </section>
  );
}

/** A link to the player's latest open run. */
function OpenRunHint({ gameId }: { readonly gameId: number }) {
  const { t } = useTranslation(['dashboard', 'catalog']);
  const entry = catalog.find(({ id }) => id === gameId);
  if (!entry) return null;
  return (
    <section className={creditsHint.hint} data-tone="accent">
      <RotateCcw className={creditsHint.icon} aria-hidden="true" />
      <div className={creditsHint.words}>
        <h2 className={creditsHint.title}>{t('hint.openTitle', { game: t(`catalog:${entry.slug}.title`) })}</h2>
        <p className={creditsHint.text}>{t('hint.openText')}</p>
      </div>
      <LinkButton to={`/game${gameId}`} variant="primary" className={creditsHint.action}>
        {t('hint.resume')}
      </LinkButton>
    </section>
  );
}

async function loadCollectHint() {
  const { CollectHint } = await import('./collect-hint.tsx');
  return <CollectHint />;
}

/** The first thing to do without credits: collect, roll the dice, or get a pack during its cooldown. Renders nothing otherwise. */
function CreditsHint({ user }: { readonly user: User }) {
  if (user.pendingCredits > 0)
    return (
      <OnDemand
        load={loadCollectHint}
        trigger
        placeholder={<Skeleton className={creditsHint.loading} shape="block" />}
      />
    );
  return user.credits > 0 ? null : <EmptyHint user={user} />;
}

function EmptyHint({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation('dashboard');
  const source = useCreditsSource(user);
  const cooldown = useQuery(cooldownQuery);
  const rolls = useQuery(rollsQuery);
  const now = useNow(60_000);
  if (cooldown.isPending || rolls.isPending) return <Skeleton className={creditsHint.loading} shape="block" />;
  const coolingDown = cooldown.data?.canRoll === false;
  const readyAt = cooldown.dataUpdatedAt + (cooldown.data?.timeRemaining ?? 0);
  const kind = coolingDown ? 'resting' : rolls.data?.length === 0 ? 'first' : 'empty';
  return (
    <section className={creditsHint.hint}>
      <Dices className={creditsHint.icon} aria-hidden="true" />
      <div className={creditsHint.words}>
        <h2 className={creditsHint.title}>{t(kind === 'first' ? 'hint.firstTitle' : 'hint.emptyTitle')}</h2>
        <p className={creditsHint.text}>{t(`hint.${kind}Text`, { time: roughTime(readyAt - now, i18n.language) })}</p>
      </div>
      {source === 'shop' ? (
        <LinkButton to="/credits" variant="primary" className={creditsHint.action}>
          {t('hint.shopAction')}
        </LinkButton>
      ) : (
        <LinkButton to="/dice-of-iris" variant="primary" className={creditsHint.action}>
          {t(coolingDown ? 'hint.restingAction' : 'hint.firstAction')}
        </LinkButton>
      )}
    </section>
  );
}

/** The dashboard for visitors: practice games and the benefits of an account (`P2.50`). */
function VisitorDashboard() {
  const { t } = useTranslation('dashboard');
  return (
    <Page>
      <SignInPanel />
      <AboveGamesHost />
      <section className={gamesSection.section} aria-labelledby="games">
        <h2 id="games" className={gamesSection.title}>
          {t('games.title')}
        </h2>
        <GamesGrid />
      </section>
      <BelowGamesHost />
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
      <FactionEmblem faction="none" size="clamp(4.5rem, 3.4rem + 4vw, 8rem)" className={banner.emblem} />
      <div className={banner.identity}>
        <Kicker>{t('kicker')}</Kicker>
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
