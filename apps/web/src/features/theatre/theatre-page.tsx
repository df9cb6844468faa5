import type { ReplayAnswer, RunPage } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { dayOf, nameOfDay } from '@star-seekers/contracts/daily';
import { type AnyGameModule, type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import { Kicker } from '@star-seekers/ui/kicker';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { relativeTime } from '../../i18n/relative-time.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { type KnownGame, useKnownGames } from '../../shell/use-known-games.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useNow } from '../../ui/use-now.ts';
import { LazyPlayerCard } from '../players/lazy-player-card.tsx';
import { useGameModule } from '../play/use-game-module.ts';
import { LocalBoard } from './local-board.tsx';
import { LocalReplay } from './local-replay.ts';
import { recordingOf } from './recording.ts';
import { BrokenRecording, MissingRun, OtherRules, PrivateRun } from './run-problems.tsx';
import { replayQuery, runPageQuery } from './run-queries.ts';
import { Theatre, type TheatreProps } from './theatre.tsx';
import { TheatreSkeleton } from './theatre-skeleton.tsx';
import styles from './theatre-page.module.css';

/** Few runs need it. */
const FramedTheatre = lazy(async () => ({ default: (await import('./framed-theatre.tsx')).FramedTheatre }));

/** A recorded run at an address of its own. */
export function TheatrePage() {
  const { id = '' } = useParams();
  // Another run is another page: nothing of the last one stays.
  return (
    <Page className={styles.page}>
      <RunPlace key={id} id={id} />
      <LazyPlayerCard />
    </Page>
  );
}

function RunPlace({ id }: { readonly id: string }) {
  const { t } = useTranslation('play');
  const page = useQuery(runPageQuery(id));
  // Beside the page, which says of which game the recording is.
  useQuery(replayQuery(id));
  if (isMissing(page.error)) {
    return (
      <>
        <PageHeader title={t('theatre.title')} />
        <MissingRun />
      </>
    );
  }
  if (page.error && !page.data) {
    return (
      <>
        <PageHeader title={t('theatre.title')} />
        <QueryError query={page} title={t('theatre.problems.error')} />
      </>
    );
  }
  if (!page.data) return <TheatreSkeleton />;
  return <RunOfPage page={page.data} />;
}

function RunOfPage({ page }: { readonly page: RunPage }) {
  const gameOf = useKnownGames();
  const game = gameOf(page.gameId);
  return (
    <>
      <RunHeader game={game} page={page} />
      <RulesOfRun game={game} page={page} />
    </>
  );
}

function RunHeader({ game, page }: RunOfGame) {
  const { t, i18n } = useTranslation('play');
  const now = useNow(60_000);
  const { player, score, finishedAt, day } = page;
  // The attempt of a day that ended after it.
  const isLate = day !== undefined && nameOfDay(dayOf(finishedAt)) !== day;
  const standing = isLate ? 'history' : page.standing;
  return (
    <header className={styles.header} data-faction-scope={player.faction}>
      <FactionEmblem faction={player.faction} size="3rem" />
      <div className={styles.words}>
        {game && <Kicker>{game.title}</Kicker>}
        <h1 className={styles.title}>
          {t('theatre.headline', { score: numberFormat(i18n.language).format(score), player: player.username })}
        </h1>
      </div>
      <p className={styles.when}>{relativeTime(finishedAt, now, i18n.language)}</p>
      <Badge tone={standing === 'counts' ? 'success' : standing === 'voided' ? 'danger' : 'neutral'}>
        {t(`theatre.standing.${standing}`)}
      </Badge>
    </header>
  );
}

interface RunOfGame {
  /** Undefined for a game of which only its number is known. */
  readonly game: KnownGame | undefined;
  readonly page: RunPage;
}

/** The run by the rules that it was played by. */
function RulesOfRun({ game, page }: RunOfGame) {
  const entry = catalog.find(({ id }) => id === page.gameId);
  if (game && entry && page.rulesServed) return <GameOfRun game={game} entry={entry} page={page} />;
  if (game && page.archive !== null) return <ArchivedRun game={game} page={page} archive={page.archive} />;
  return <OtherRules game={game} page={page} />;
}

interface PlayedHere {
  readonly game: KnownGame;
  readonly entry: CatalogEntry;
  readonly page: RunPage;
}

function GameOfRun({ game, entry, page }: PlayedHere) {
  const { t } = useTranslation('play');
  const loaded = useGameModule(entry);
  const sent = useReplayAnswer(page);
  if (loaded.status === 'failed') {
    return <ErrorState title={t('loadFailed.title')} message={t('loadFailed.message')} onRetry={loaded.retry} />;
  }
  if ('missing' in sent) return sent.missing;
  if (loaded.status === 'loading') return <TheatreSkeleton bare />;
  // This page is older than the server.
  if (loaded.module.sim.rulesVersion !== page.rulesVersion) return <OtherRules game={game} page={page} />;
  return <RecordedRun game={game} page={page} sent={sent.data} module={loaded.module} />;
}

/** The recording of a run, or what is shown without it. */
function useReplayAnswer({ runId }: RunPage): { readonly data: ReplayAnswer } | { readonly missing: ReactNode } {
  const sent = useQuery(replayQuery(runId));
  // The run itself is there, so what is not found is what must not be shown.
  if (isMissing(sent.error)) return { missing: <PrivateRun /> };
  if (sent.error) return { missing: <QueryError query={sent} /> };
  return sent.data ? { data: sent.data } : { missing: <TheatreSkeleton bare /> };
}

type RunProps = Pick<TheatreProps, 'game' | 'page' | 'sent'>;

function RecordedRun({ module, ...run }: RunProps & { readonly module: AnyGameModule }) {
  const { page, sent } = run;
  const replay = useQuery({
    queryKey: queryKeys.run(page.runId, 'local'),
    queryFn: async () => new LocalReplay(module, await recordingOf(module.sim, sent)),
    staleTime: Infinity,
    // It is the state of this page.
    gcTime: 0,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });
  if (replay.error) return <BrokenRecording />;
  if (!replay.data) return <TheatreSkeleton bare />;
  return <LocalTheatre {...run} replay={replay.data} />;
}

function LocalTheatre({ replay, ...run }: RunProps & { readonly replay: LocalReplay }) {
  useEffect(() => replay.prepare(), [replay]);
  return <Theatre {...run} replay={replay} renderBoard={(props) => <LocalBoard replay={replay} {...props} />} />;
}

function ArchivedRun({ game, page, archive }: Omit<PlayedHere, 'entry'> & { readonly archive: string }) {
  const { i18n } = useTranslation();
  const sent = useReplayAnswer(page);
  if ('missing' in sent) return sent.missing;
  return (
    <Suspense fallback={<TheatreSkeleton bare />}>
      {/* Its player has the language in which it was loaded. */}
      <FramedTheatre key={i18n.language} game={game} page={page} sent={sent.data} archive={archive} />
    </Suspense>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'runs/not_found';
}
