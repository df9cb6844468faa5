import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { isUnavailable } from './database/availability.ts';

export type Log = FastifyBaseLogger;

/** Redacted in every logged object. */
const REDACTED = ['*.password', '*.currentPassword', '*.password_hash', '*.token', '*.email', '*.cookie', '*.headers'];

/** The database logs once why it is not available: whatever notices it as well, at each request and each second, adds nothing. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const entry: unknown = args[0];
  const err = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : undefined;
  if (!isUnavailable(err)) method.apply(this, args);
}

/** The server's log: one line of JSON per entry. @param to destination instead of standard output */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    redact: REDACTED,
    serializers: { req: requestLine, err: pino.stdSerializers.err },
    hooks: { logMethod },
  };
  return to ? pino(options, to) : pino(options);
}

/** What is logged of a request: no headers, body or query string, since a reset link carries its token there. */
function requestLine({ method, url, ip }: FastifyRequest): Record<string, string> {
  return { method, path: url.split('?', 1)[0] ?? '', remoteAddress: ip };
}

/** A log whose entries have the id of a request. */
export function requestLog(log: Log, { id }: FastifyRequest): Log {
  return log.child({ reqId: id });
}
