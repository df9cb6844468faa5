import type { Challenge } from '@star-seekers/contracts';
import { type ApiClient, ApiError } from '@star-seekers/contracts/client';
import { type AnyGameModule, catalog, type CatalogEntry } from '@star-seekers/games/catalog';
import type { CoursePlan, FinishedRun, HostedCourse, Submission } from '@star-seekers/games/game-host';
import { packReplay } from '@star-seekers/games/replay-transport';
import { type AnyGameSim, encodeCommandLog } from '@star-seekers/sim';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { queryClient } from '../../shell/query-client.ts';
import { QueryError } from '../../shell/query-error.tsx';
import { queryKeys } from '../../shell/query-keys.ts';
import { delay } from '../../ui/delay.ts';
import { Page } from '../../ui/page.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { LoadFailedPanel, PlaySkeleton } from '../play/game-panel.tsx';
import { useGameModule } from '../play/use-game-module.ts';
import { currentUser } from '../session/session.ts';
import { challengeQuery, duelPlan, isMissing } from './duel.ts';
import { MissingChallenge, ProblemPage } from './problem-page.tsx';
import { useCourseHost } from './use-course-host.ts';

/** The game of a challenge: its course is played beside the ghosts of its results. */
export function DuelPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <DuelPlace key={id} id={id} />
    </Page>
  );
}

function DuelPlace({ id }: { readonly id: string }) {
  const { t } = useTranslation('challenge');
  const challenge = useQuery(challengeQuery(id));
  const entry = catalog.find((listed) => listed.id === challenge.data?.gameId);
  if (isMissing(challenge.error) || (challenge.data && !entry)) return <MissingChallenge title={t('duelTitle')} />;
  if (challenge.error && !challenge.data) {
    return (
      <ProblemPage title={t('duelTitle')}>
        <QueryError query={challenge} title={t('problems.error')} />
      </ProblemPage>
    );
  }
  if (!challenge.data || !entry) return <PlaySkeleton />;
  return <GameOfDuel entry={entry} challenge={challenge.data} />;
}

function GameOfDuel({ entry, challenge }: { readonly entry: CatalogEntry; readonly challenge: Challenge }) {
  const game = useGameModule(entry);
  if (game.status === 'loading') return <PlaySkeleton />;
  if (game.status === 'failed') return <LoadFailedPanel entry={entry} onRetry={game.retry} />;
  const { module } = game;
  if (!challenge.course || module.sim.rulesVersion !== challenge.rulesVersion)
    return <Navigate to={`/challenge/${challenge.id}`} replace />;
  return <Course entry={entry} module={module} challenge={challenge} />;
}

interface CourseProps {
  readonly entry: CatalogEntry;
  readonly module: AnyGameModule;
  readonly challenge: Challenge;
}

function Course({ entry, module, challenge }: CourseProps) {
  // Results that come while it is played fly along the next time.
  const [begun] = useState(challenge);
  const plan = useQuery({
    queryKey: [...queryKeys.challenge(begun.id), 'plan'],
    queryFn: async () => duelPlan(module.sim, begun),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });
  // Whoever signs up to keep the result gets other data, and the screen stays.
  const [loaded, setLoaded] = useState<CoursePlan>();
  if (plan.data && !loaded) setLoaded(plan.data);
  if (loaded) return <Duel module={module} challenge={begun} plan={loaded} />;
  if (plan.error) return <LoadFailedPanel entry={entry} onRetry={() => void plan.refetch()} />;
  return <PlaySkeleton />;
}

interface DuelProps {
  readonly module: AnyGameModule;
  readonly challenge: Challenge;
  readonly plan: CoursePlan;
}

function Duel({ module, challenge, plan }: DuelProps) {
  const { sim } = module;
  const { id, run: challenged } = challenge;
  const course = useMemo((): HostedCourse => {
    const submit = (run: FinishedRun, onChange: (submission: Submission) => void) => {
      let isOver = false;
      const send = async () => {
        onChange({ status: 'verifying' });
        const submission = await sendDuel(api, sim, { id, keep }, run);
        void queryClient.invalidateQueries({ queryKey: queryKeys.challenge(id), exact: true });
        if (!isOver) onChange(submission);
      };
      const keep = () => {
        if (currentUser()) void send();
        else openAuthDialog({ tab: 'signUp', onSignedIn: () => void send() });
      };
      if (currentUser()) void send();
      else onChange({ status: 'unkept', reason: 'visitor', keep });
      return () => {
        isOver = true;
      };
    };
    const toBeat = { name: challenged.player.username, score: challenged.score };
    return { kind: 'duel', plan, toBeat, backHref: `/challenge/${id}`, submit };
  }, [sim, id, challenged, plan]);
  return <module.Screen host={useCourseHost(sim.id, course)} />;
}

/** A verifier that is busy is asked again so often, at the times that it names. */
const PATIENCE = 10;

const BUSY_AGAIN_S = 2;

/** Hands in a duel. @param keep hands it in again; never rejects */
async function sendDuel(
  api: ApiClient,
  sim: AnyGameSim,
  { id, keep }: { readonly id: string; readonly keep: () => void },
  { log, outcome }: FinishedRun,
): Promise<Submission> {
  const replay = await packReplay(encodeCommandLog(sim.commands, log));
  const body = { rulesVersion: sim.rulesVersion, score: outcome.score, replay };
  for (let attempt = 1; ; attempt++) {
    try {
      const { isBest, place, of } = await api('submitDuel', { params: { id }, body });
      return { status: 'duel', isBest, place, of };
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined;
      if (failure?.code === 'network') return { status: 'unkept', reason: 'network', keep };
      if (failure?.code === 'auth/required') return { status: 'unkept', reason: 'visitor', keep };
      if (failure?.code !== 'runs/busy' || attempt >= PATIENCE)
        return { status: 'rejected', message: describeError(error) };
      await delay((failure.retryAfterS ?? BUSY_AGAIN_S) * 1000);
    }
  }
}
