import type { ErrorCode } from '@star-seekers/contracts';
import type { FastifyRequest } from 'fastify';
import type { ApiFailure } from './api-error.ts';
import type { Log } from './log.ts';

/** Errors that suggest an attack or a locked-out player, with their event names in the log (`docs/operations.md`). */
const EVENTS: Partial<Record<ErrorCode, string>> = {
  'auth/bad_credentials': 'auth.failed',
  'auth/wrong_password': 'auth.failed',
  'auth/reset_invalid': 'auth.failed',
  'request/cross_site': 'csrf.refused',
  'request/rate_limited': 'limit.hit',
  'runs/rejected': 'run.rejected',
  'payments/bad_signature': 'webhook.refused',
};

/** Logs an error of {@link EVENTS} at level `info`, for the operator's statistics and alerts. */
export function logSecurityEvent(log: Log, request: FastifyRequest, { code, logged }: ApiFailure): void {
  const event = EVENTS[code];
  if (event === undefined) return;
  const userId = request.userId || undefined;
  log.info({ event, code, userId, reqId: request.id, req: request, ...logged }, event);
}
