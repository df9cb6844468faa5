import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { requestLine } from './request-log.ts';

export type Log = FastifyBaseLogger;

/** Redacted in every logged object. */
const REDACTED = ['*.password', '*.currentPassword', '*.password_hash', '*.token', '*.email', '*.cookie', '*.headers'];

/** The server's log: one line of JSON per entry. @param to destination instead of standard output */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = { level, redact: REDACTED, serializers: { req: requestLine, err: pino.stdSerializers.err } };
  return to ? pino(options, to) : pino(options);
}
