import type { ApiErrorBody, ErrorCode } from '@star-seekers/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiFailure } from './api-error.ts';

/** Turns whatever was thrown into the contract's error body. A stack trace goes to the log, never to a caller. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = error instanceof ApiFailure ? error : failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'a call failed');
    if (failure.retryAfterS !== undefined) void reply.header('retry-after', failure.retryAfterS);
    return reply.code(failure.status).send(bodyOf(failure));
  });
}

export function bodyOf({ code, message, details }: ApiFailure): ApiErrorBody {
  return { code, message, ...(details ? { details } : {}) };
}

function failureOf(error: FastifyError): ApiFailure {
  const [code, message] = KNOWN[error.code] ?? byStatus(error.statusCode);
  return new ApiFailure(code, message);
}

const KNOWN: Readonly<Record<string, [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['request/too_large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['request/unsupported_media_type', 'The body must be JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['request/malformed', 'The body is empty.'],
};

function byStatus(status: number | undefined): [ErrorCode, string] {
  if (status !== undefined && status >= 400 && status < 500) return ['request/malformed', 'The request is malformed.'];
  return ['server/internal', 'Something failed on our side. Nothing was changed.'];
}
