import { ApiError, type ApiClient, type RequestOptions } from '@star-seekers/contracts/client';
import type { SubmitScoreAnswer } from '@star-seekers/contracts';
import { gateOfGame } from '@star-seekers/contracts/gates';
import { RANK_TITLES, rankTitle } from '@star-seekers/contracts/rank';
import type { BoardNeighbour, RunFault, Submission } from '@star-seekers/games/game-host';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { i18n, loadTexts } from '../../i18n/index.ts';
import { describeError } from '../../shell/describe-error.ts';
import { readUser } from '../../shell/user-cache.ts';
import { gateName } from '../gates/gate-names.ts';
import { announcedCommendations } from './announced-commendations.ts';
import { finalityOf } from './final-errors.ts';
import type { FinishedKeptRun } from './kept-run.ts';
import { postChunk } from './post-chunk.ts';

/** What the server has decided about a run: it may be forgotten on this device. */
export type Verdict = Extract<Submission, { status: 'verified' | 'stale' | 'unchecked' | 'rejected' }>;

export type SendResult =
  | { readonly verdict: Verdict }
  /** Not decided: the run stays on this device and is sent again. */
  | { readonly verdict: null; readonly retryAfterMs: number | undefined };

/** A server that has not decided after this long is asked again later. */
const SCORE_PATIENCE_MS = 60_000;

/** What stands around a result is a nicety: the verdict does not wait longer for it. */
const NICETY_PATIENCE_MS = 4000;

/** Sends what the server may not have of a finished run, and claims its result. Never rejects. */
export async function sendRun(api: ApiClient, run: FinishedKeptRun): Promise<SendResult> {
  const { gameId, runId, claim } = run;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SCORE_PATIENCE_MS);
  try {
    const options: RequestOptions = { keepalive: true, signal: limit.signal };
    await sendChunks(api, run, options);
    const answer = await api('submitScore', { body: { gameId, runId, ...claim } }, options);
    const { score, points, personalBest, bestScore, rank, totalPoints, commendations, daily } = answer;
    const fault = faultOf(answer);
    // A run that counts nowhere has no place, and no result to confirm; the attempt of a day stands on no board of a month either.
    const [neighbours, gate] =
      fault || daily
        ? [[]]
        : await Promise.all([boardNeighbours(api, run), helpAtGate(api, run), confirmResult(api, run)]);
    return {
      verdict: {
        status: 'verified',
        score,
        points,
        personalBest,
        bestScore,
        rank,
        totalPoints,
        fault,
        // The attempt of a day earns no points, so no rank either.
        ...(fault || daily ? {} : rankNews(totalPoints - points, totalPoints)),
        neighbours,
        ...(gate !== undefined && { gate }),
        commendations: announcedCommendations(commendations, Date.now()),
        ...(daily && { ofDay: { share: daily.share, total: daily.total, rank: daily.rank } }),
      },
    };
  } catch (error) {
    return await judge(api, run, error);
  } finally {
    clearTimeout(timer);
  }
}

async function sendChunks(api: ApiClient, run: FinishedKeptRun, options: RequestOptions): Promise<void> {
  try {
    for (const chunk of run.unsent) await postChunk(api, run, chunk, options);
  } catch (error) {
    // The server has it all, and the claim too: only its answer was lost.
    if (!(error instanceof ApiError && error.code === 'runs/closed')) throw error;
  }
}

function faultOf({ witness, daily }: SubmitScoreAnswer): RunFault | null {
  const { fault, unaccountedMs, lateTicks, pauses } = witness;
  switch (fault) {
    case 'slow':
      return { kind: fault, seconds: Math.ceil(unaccountedMs / 1000) };
    case 'late':
      return { kind: fault, seconds: Math.ceil(lateTicks / TICKS_PER_SECOND) };
    case 'pauses':
      return { kind: 'pauses', pauses };
    case 'unplayed':
      return { kind: 'unplayed' };
    case null:
      return daily === null ? { kind: 'afterDay' } : null;
  }
}

/** The rank title that points have brought, or the next one, in the player's language. */
function rankNews(
  before: number,
  after: number,
): Pick<Extract<Submission, { status: 'verified' }>, 'newRank' | 'nextRank'> {
  const title = rankTitle(after);
  if (title !== rankTitle(before)) return { newRank: i18n.t(`common:ranks.${title}`) };
  const next = RANK_TITLES.find(({ from }) => from > after);
  return next ? { nextRank: { title: i18n.t(`common:ranks.${next.title}`), missing: next.from - after } } : {};
}

async function judge(api: ApiClient, run: FinishedKeptRun, error: unknown): Promise<SendResult> {
  if (!(error instanceof ApiError)) return { verdict: null, retryAfterMs: undefined };
  if (error.code === 'runs/stale_rules') return { verdict: { status: 'stale' } };
  const finality = finalityOf(error.code);
  if (finality === 'returned') return { verdict: { status: 'unchecked' } };
  // Another account may have signed in since: the server knows no such run of theirs, and that decides nothing about this one.
  const decided = finality && (error.code !== 'runs/not_found' || (await isSignedIn(api, run.userId)));
  if (decided) return { verdict: { status: 'rejected', message: describeError(error) } };
  return { verdict: null, retryAfterMs: error.retryAfterS === undefined ? undefined : error.retryAfterS * 1000 };
}

/** The second call after a game (`P7.18`): the first has recorded everything, so a failure loses nothing. */
async function confirmResult(api: ApiClient, { gameId, claim }: FinishedKeptRun): Promise<void> {
  await api('gameResult', { body: { gameId, points: claim.points } }).catch(() => undefined);
}

async function boardNeighbours(
  api: ApiClient,
  { gameId, userId }: FinishedKeptRun,
): Promise<readonly BoardNeighbour[]> {
  try {
    const me = await api(
      'gameBoardMe',
      { params: { gameId: String(gameId) } },
      { signal: AbortSignal.timeout(NICETY_PATIENCE_MS) },
    );
    return me.rows.map(({ rank, user, score }) => ({ rank, username: user.username, score, you: user.id === userId }));
  } catch {
    return [];
  }
}

/** What the run does for the player's faction at the gate of its game, in the player's language; nothing when the month is too short for it. */
async function helpAtGate(api: ApiClient, { gameId }: FinishedKeptRun): Promise<string | undefined> {
  const contested = gateOfGame(gameId);
  if (contested === undefined) return undefined;
  try {
    const [part] = await Promise.all([
      api('gatesMe', {}, { signal: AbortSignal.timeout(NICETY_PATIENCE_MS) }),
      loadTexts('leaderboard'),
    ]);
    const count = part.daysNeeded - part.days;
    if (part.isLate) return undefined;
    const gate = i18n.t(`leaderboard:gates.name.${gateName(contested)}`);
    const { faction = 'none' } = readUser() ?? {};
    if (part.side === null && faction === 'none') return i18n.t('leaderboard:gates.result.noFaction', { gate });
    const side = i18n.t(`common:factions.${part.side ?? faction}`);
    if (!part.gates.some((best) => best.gate === contested)) {
      return i18n.t('leaderboard:gates.result.short', { gate, side });
    }
    return count > 0
      ? i18n.t('leaderboard:gates.result.daysLeft', { gate, side, count })
      : i18n.t('leaderboard:gates.result.helps', { gate, side });
  } catch {
    return undefined;
  }
}

async function isSignedIn(api: ApiClient, userId: string): Promise<boolean> {
  return api('user').then(
    ({ user }) => user.id === userId,
    () => false,
  );
}
