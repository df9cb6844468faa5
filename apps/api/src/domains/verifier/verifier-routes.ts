import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiFailure, invalidRequest } from '../../platform/api-error.ts';
import { hasToken } from '../../platform/metrics.ts';
import type { PlayableGames } from '../../platform/playable-games.ts';
import type { TaskAnswer } from './remote-verifier.ts';
import { VerificationTimedOut, type Verifier } from './verifier.ts';

/** Largest task, in bytes: the chunks of the longest run, or a run beside 60 others. */
const TASK_LIMIT = 64 * 1024 * 1024;

/** What a task is chosen and bounded by. The rest is checked where a thread works on it, whoever sent it. */
const sentTask = z.object({
  rulesVersion: z.int(),
  ticks: z.int().nonnegative(),
  task: z.looseObject({ gameId: z.int() }),
});

const TASKS = ['verify', 'verifyDuel', 'retrace', 'examine'] as const;

/** What a process that verifies (`ROLE=verify`) does for those that serve. @param token that they send */
export function verifierRoutes(
  app: FastifyInstance,
  { verifier, games, token }: { readonly verifier: Verifier; readonly games: PlayableGames; readonly token: string },
): void {
  app.addHook('onRequest', async (request) => {
    if (!hasToken(request, token)) throw new ApiFailure('auth/required', 'The tasks require their bearer token.');
  });
  app.post('/tasks/wake', async (_request, reply) => {
    verifier.expect();
    return reply.code(204).send();
  });
  for (const name of TASKS) {
    app.post(`/tasks/${name}`, { bodyLimit: TASK_LIMIT }, async ({ body }): Promise<TaskAnswer> => {
      const { data, error: invalid } = sentTask.safeParse(body);
      if (!data)
        throw invalidRequest(
          invalid.issues.map(({ path, message }) => ({ field: ['body', ...path].join('.'), message })),
        );
      const { rulesVersion, ticks, task } = data;
      if (games.byId.get(task.gameId)?.sim.rulesVersion !== rulesVersion)
        throw new ApiFailure('server/unavailable', `This process has other rules of game ${task.gameId}.`);
      try {
        return { result: await verifier[name](task as never, ticks) };
      } catch (error) {
        if (error instanceof VerificationTimedOut) return { timedOutAfterMs: error.budgetMs };
        throw error;
      }
    });
  }
}
