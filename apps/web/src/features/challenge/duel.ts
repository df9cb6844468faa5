import type { Challenge, ChallengeResult } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import type { CoursePlan } from '@star-seekers/games/game-host';
import type { AnyGameSim, DealerSecret } from '@star-seekers/sim';
import { MAX_GHOSTS } from '@star-seekers/stage/ghosts.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { type Recording, recordingOf } from '../theatre/recording.ts';
import { replayQuery } from '../theatre/run-queries.ts';

/** The results of a challenge, in the order of boards; of equal ones the challenged run, then the earlier. */
export function rankedResults({ run, duels }: Challenge): readonly ChallengeResult[] {
  return [run, ...duels].toSorted(
    (one, other) => other.score - one.score || (one.tieTicks ?? 0) - (other.tieTicks ?? 0),
  );
}

/** The results whose ghosts fly along: the challenged run and the best of the others. */
export function ghostResults(challenge: Challenge): readonly ChallengeResult[] {
  const { run } = challenge;
  const others = rankedResults(challenge).filter(({ runId }) => runId !== run.runId);
  return [run, ...others].slice(0, MAX_GHOSTS);
}

/**
 * What a duel is played with; the recordings of its ghosts are loaded for it. A ghost that can't be loaded stays away.
 * @throws {ApiError} when the challenged run can't be loaded
 */
export async function duelPlan(sim: AnyGameSim, challenge: Challenge): Promise<CoursePlan> {
  const { course } = challenge;
  if (!course) throw new Error('this challenge can not be played');
  const record = async ({ runId, player }: ChallengeResult) => ({
    name: player.username,
    ...(await recordingOfRun(sim, runId)),
  });
  const [first, ...others] = ghostResults(challenge);
  const original = await record(first as ChallengeResult);
  const ghosts = await Promise.allSettled(others.map(record));
  return {
    course: { setup: original.setup, secret: secretOf(course.secret), log: original.log },
    ghosts: [original, ...ghosts.flatMap((loaded) => (loaded.status === 'fulfilled' ? [loaded.value] : []))],
  };
}

/** The recording of a run. @throws {ApiError} when it can't be loaded */
export async function recordingOfRun(sim: AnyGameSim, runId: string): Promise<Recording> {
  return recordingOf(sim, await queryClient.ensureQueryData(replayQuery(runId)));
}

/** A secret as the kernel has it; the contract has checked its length. */
export function secretOf([a = 0, b = 0, c = 0, d = 0]: readonly number[]): DealerSecret {
  return [a, b, c, d];
}

/** Others play meanwhile. */
const STALE_MS = 10_000;

/** A challenge with its results. */
export function challengeQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.challenge(id),
    queryFn: ({ signal }) => api('challenge', { params: { id } }, { signal }),
    staleTime: STALE_MS,
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.code === 'network',
  });
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'challenges/not_found' || error.code === 'runs/not_found');
}
