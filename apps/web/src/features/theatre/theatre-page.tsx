import type { RunPage } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { type AnyGameModule, type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import { Kicker } from '@star-seekers/ui/kicker';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { relativeTime } from '../../i18n/relative-time.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PlayerCardHost } from '../players/player-card-host.tsx';
import { useGameModule } from '../play/use-game-module.ts';
import { recordingOf } from './recording.ts';
import { BrokenRecording, MissingRun, OtherRules, PrivateRun } from './run-problems.tsx';
import { replayQuery, runPageQuery } from './run-queries.ts';
import { Theatre } from './theatre.tsx';
import { TheatreSkeleton } from './theatre-skeleton.tsx';
import styles from './theatre-page.module.css';

/** A recorded run at an address of its own. */
export function TheatrePage() {
  const { id = '' } = useParams();
  // Another run is another page: nothing of the last one stays.
  return (
    <Page className={styles.page}>
      <RunPlace key={id} id={id} />
      <PlayerCardHost />
    </Page>
  );
}

function RunPlace({ id }: { readonly id: string }) {
  const { t } = useTranslation('play');
  const page = useQuery(runPageQuery(id));
  const entry = catalog.find((listed) => listed.id === page.data?.gameId);
  if (isMissing(page.error) || (page.data && !entry)) {
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
  if (!page.data || !entry) return <TheatreSkeleton />;
  return (
    <>
      <RunHeader entry={entry} page={page.data} />
      <GameOfRun entry={entry} page={page.data} />
    </>
  );
}

function RunHeader({ entry, page }: { readonly entry: CatalogEntry; readonly page: RunPage }) {
  const { t, i18n } = useTranslation(['play', 'catalog']);
  const now = useNow(60_000);
  const { player, score, standing, finishedAt } = page;
  return (
    <header className={styles.header} data-faction-scope={player.faction}>
      <FactionEmblem faction={player.faction} size="3rem" />
      <div className={styles.words}>
        <Kicker>{t(`catalog:${entry.slug}.card`)}</Kicker>
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

function GameOfRun({ entry, page }: { readonly entry: CatalogEntry; readonly page: RunPage }) {
  const { t } = useTranslation('play');
  const game = useGameModule(entry);
  if (game.status === 'loading') return <TheatreSkeleton bare />;
  if (game.status === 'failed') {
    return <ErrorState title={t('loadFailed.title')} message={t('loadFailed.message')} onRetry={game.retry} />;
  }
  const { module } = game;
  if (!page.rulesServed || module.sim.rulesVersion !== page.rulesVersion) {
    return <OtherRules entry={entry} page={page} current={module.sim.rulesVersion} />;
  }
  return <RecordedRun entry={entry} page={page} module={module} />;
}

interface RecordedRunProps {
  readonly entry: CatalogEntry;
  readonly page: RunPage;
  readonly module: AnyGameModule;
}

function RecordedRun({ entry, page, module }: RecordedRunProps) {
  const replay = useQuery(replayQuery(page.runId));
  const recording = useQuery({
    queryKey: queryKeys.run(page.runId, 'recording'),
    queryFn: async () => (replay.data ? recordingOf(module.sim, replay.data) : null),
    enabled: replay.data !== undefined,
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });
  // The run itself is there, so what is not found is what must not be shown.
  if (isMissing(replay.error)) return <PrivateRun />;
  if (replay.error) return <QueryError query={replay} />;
  if (recording.error) return <BrokenRecording />;
  if (!replay.data || !recording.data) return <TheatreSkeleton bare />;
  return <Theatre entry={entry} module={module} page={page} replay={replay.data} recording={recording.data} />;
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'runs/not_found';
}
