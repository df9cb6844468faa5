import type { RunPage } from '@star-seekers/contracts';
import { type AnyGameModule, catalog, type CatalogEntry } from '@star-seekers/games/catalog';
import type { HostedCourse } from '@star-seekers/games/game-host';
import { Keyframes, TICKS_PER_SECOND } from '@star-seekers/sim';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { QueryError } from '../../shell/query-error.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { Page } from '../../ui/page.tsx';
import { LoadFailedPanel, PlaySkeleton } from '../play/game-panel.tsx';
import { useGameModule } from '../play/use-game-module.ts';
import type { Recording } from '../theatre/recording.ts';
import { MissingRun } from '../theatre/run-problems.tsx';
import { runPageQuery } from '../theatre/run-queries.ts';
import { isMissing, recordingOfRun, secretOf } from './duel.ts';
import { ProblemPage } from './problem-page.tsx';
import { canTakeOver } from './takes-over.ts';
import { useCourseHost } from './use-course-host.ts';

/** A recorded run that the player takes over at a tick (`?tick=`). */
export function BranchPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const tick = Number(search.get('tick') ?? 0);
  return (
    <Page>
      <BranchPlace key={`${id}:${tick}`} id={id} tick={Number.isInteger(tick) && tick > 0 ? tick : 0} />
    </Page>
  );
}

interface PlaceProps {
  readonly id: string;
  readonly tick: number;
}

function BranchPlace({ id, tick }: PlaceProps) {
  const { t } = useTranslation('challenge');
  const page = useQuery(runPageQuery(id));
  const entry = catalog.find((listed) => listed.id === page.data?.gameId);
  if (isMissing(page.error) || (page.data && !entry)) {
    return (
      <ProblemPage title={t('actions.fromHere')}>
        <MissingRun />
      </ProblemPage>
    );
  }
  if (page.error && !page.data) {
    return (
      <ProblemPage title={t('actions.fromHere')}>
        <QueryError query={page} title={t('problems.error')} />
      </ProblemPage>
    );
  }
  if (!page.data || !entry) return <PlaySkeleton />;
  return <GameOfBranch entry={entry} page={page.data} tick={tick} />;
}

interface BranchProps {
  readonly entry: CatalogEntry;
  readonly page: RunPage;
  readonly tick: number;
}

function GameOfBranch({ entry, page, tick }: BranchProps) {
  const game = useGameModule(entry);
  if (game.status === 'loading') return <PlaySkeleton />;
  if (game.status === 'failed') return <LoadFailedPanel entry={entry} onRetry={game.retry} />;
  const { module } = game;
  // The page of the run says why it can't be played.
  if (!canTakeOver(page) || module.sim.rulesVersion !== page.rulesVersion)
    return <Navigate to={`/run/${page.runId}`} replace />;
  return <RecordedCourse entry={entry} page={page} tick={tick} module={module} />;
}

function RecordedCourse({ entry, page, tick, module }: BranchProps & { readonly module: AnyGameModule }) {
  const recording = useQuery({
    queryKey: queryKeys.run(page.runId, 'recording'),
    queryFn: async () => recordingOfRun(module.sim, page.runId),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });
  if (recording.error) return <LoadFailedPanel entry={entry} onRetry={() => void recording.refetch()} />;
  if (!recording.data) return <PlaySkeleton />;
  return <Branch page={page} tick={tick} module={module} recording={recording.data} />;
}

interface TakenOverProps extends Omit<BranchProps, 'entry'> {
  readonly module: AnyGameModule;
  readonly recording: Recording;
}

function Branch({ page, tick, module, recording }: TakenOverProps) {
  const course = useMemo((): HostedCourse => {
    const { setup, log } = recording;
    const keyframes = new Keyframes(module.sim, setup, log);
    // Who takes over at the very end would have nothing to do.
    const at = Math.min(tick, Math.max(0, log.ticks - 1));
    return {
      kind: 'branch',
      plan: {
        course: { setup, secret: secretOf(page.secret ?? []), log },
        branch: { keyframes, tick: at },
        ghosts: [{ name: page.player.username, setup, log, keyframes }],
      },
      backHref: `/run/${page.runId}?t=${Math.floor(at / TICKS_PER_SECOND)}`,
    };
  }, [page, tick, module, recording]);
  return <module.Screen host={useCourseHost(page.gameId, course)} />;
}
