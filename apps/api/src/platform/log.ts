import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { requestLine } from './request-log.ts';

export type Log = FastifyBaseLogger;

/** Never written, in whatever object it stands. */
const REDACTED = ['*.password', '*.currentPassword', '*.password_hash', '*.token', '*.email', '*.cookie', '*.headers'];

/** The server's log: a line of JSON each. @param to where lines go instead of to the standard output */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = { level, redact: REDACTED, serializers: { req: requestLine, err: pino.stdSerializers.err } };
  return to ? pino(options, to) : pino(options);
}
