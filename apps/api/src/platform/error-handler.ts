import type { ApiErrorBody, ErrorCode } from '@star-seekers/contracts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { ApiFailure, type FailureCode } from './api-error.ts';
import { isUnavailable } from './database/availability.ts';
import type { Refusals } from './refusals.ts';

/** Maps any error to the contract's error body. Stack traces go to the log, never to a client. */
export function handleErrors(app: FastifyInstance, refusals: Refusals): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = error instanceof ApiFailure ? error : failureOf(error);
    if (failure.code === 'server/internal') refusals.fail(error, 'a request failed', request);
    else refusals.refuse(failure, request);
    return answerFailure(reply, failure);
  });
}

/** Answers requests that no route handles, such as a URL that cannot be decoded. */
export function answerFrameworkError(error: FastifyError, reply: FastifyReply, refusals: Refusals): void {
  const failure = failureOf(error);
  refusals.refuse(failure);
  void answerFailure(reply, failure);
}

function answerFailure(reply: FastifyReply, failure: ApiFailure): FastifyReply {
  const { code, message, details } = failure;
  if (failure.retryAfterS !== undefined) void reply.header('retry-after', failure.retryAfterS);
  void reply.header('cache-control', 'no-store');
  const body: ApiErrorBody<FailureCode> = { code, message, ...(details ? { details } : {}) };
  return reply.code(failure.status).send(body);
}

/** `Retry-After` while the database is not available, in seconds. */
const RETRY_AFTER_S = 5;

function failureOf(error: FastifyError): ApiFailure {
  if (isUnavailable(error)) {
    const message = 'The server cannot reach its data now. Try again in a few seconds.';
    return new ApiFailure('server/unavailable', message, { retryAfterS: RETRY_AFTER_S });
  }
  const [code, message] = FRAMEWORK_ERRORS[error.code] ?? byStatus(error.statusCode);
  return new ApiFailure(code, message);
}

const FRAMEWORK_ERRORS: Readonly<Record<string, [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['request/too_large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['request/unsupported_media_type', 'The body must be JSON.'],
};

function byStatus(status: number | undefined): [ErrorCode, string] {
  if (status !== undefined && status >= 400 && status < 500) return ['request/malformed', 'The request is malformed.'];
  return ['server/internal', 'The server failed. Nothing was changed.'];
}
