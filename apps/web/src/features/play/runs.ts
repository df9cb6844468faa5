import { catalog, type GameSlug } from '@star-seekers/games/catalog';
import { i18n, loadTexts } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { currentUser, patchUser } from '../session/session.ts';
import type { FinishedKeptRun } from './kept-run.ts';
import { createRunStore } from './run-store.ts';
import { type Verdict, sendRun } from './send-run.ts';
import { createSubmissionQueue } from './submission-queue.ts';

/** The runs that this device keeps. */
export const runStore = createRunStore();

/** Hands finished runs in, also after their screen is gone. */
export const submissions = createSubmissionQueue({
  store: runStore,
  send: async (run) => sendRun(api, run),
  currentUserId: () => currentUser()?.id ?? null,
  onVerdict: (run, verdict, watched) => {
    applyVerdict(run, verdict);
    if (!watched) void announce(run, verdict);
  },
});

globalThis.addEventListener('online', () => void submissions.flush());

/** Sends what a player finished here and could not hand in, for example because the network was gone. Call after sign-in. */
export async function resumeUnsentRuns(userId: string): Promise<void> {
  await submissions.restore(userId);
}

/** Everything that the hub shows of results is asked anew. */
function applyVerdict(run: FinishedKeptRun, verdict: Verdict): void {
  if (verdict.status === 'verified') patchUser({ totalPoints: verdict.totalPoints });
  const stale = [
    queryKeys.user,
    queryKeys.breakdown(run.userId),
    queryKeys.keepsakes(run.userId),
    queryKeys.results(run.gameId),
    queryKeys.openRuns,
    queryKeys.boards,
    queryKeys.days,
  ];
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
}

/** Tells of a verdict that no screen shows. */
async function announce(run: FinishedKeptRun, verdict: Verdict): Promise<void> {
  await loadTexts('play');
  const slug = catalog.find(({ id }) => id === run.gameId)?.slug as GameSlug;
  const game = i18n.t(`catalog:${slug}.title`);
  switch (verdict.status) {
    case 'verified':
      toast({
        kind: verdict.fault ? 'info' : 'success',
        title: i18n.t(`play:sent.${verdict.fault ? 'rejected' : 'verified'}`, { game }),
        description: i18n.t(`play:sent.${verifiedDetail(verdict)}`, {
          score: verdict.score,
          rank: verdict.ofDay?.rank ?? verdict.rank,
          light: verdict.ofDay?.share,
          total: verdict.ofDay?.total,
        }),
      });
      break;
    case 'stale':
    case 'unchecked':
      toast({
        kind: 'info',
        title: i18n.t(`play:sent.${verdict.status}`, { game }),
        description: i18n.t('play:sent.staleDetail'),
      });
      break;
    case 'rejected':
      toast({ kind: 'error', title: i18n.t('play:sent.rejected', { game }), description: verdict.message });
      break;
  }
}

function verifiedDetail({ fault, rank, score, ofDay }: Extract<Verdict, { status: 'verified' }>) {
  if (fault) return fault.kind === 'afterDay' ? 'afterDayDetail' : 'unseenDetail';
  if (ofDay) return ofDay.rank === null ? 'dayUnrankedDetail' : 'dayDetail';
  if (rank !== null) return 'verifiedDetail';
  return score === 0 ? 'unrankedDetail' : 'scoreDetail';
}
