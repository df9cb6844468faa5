import { ERROR_CODES, type ErrorCode, type FieldError } from '@star-seekers/contracts';

/** An answer that refuses a call: a code of the contract, an English message, and what the browser needs to act on it. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  /** Sent as `Retry-After`, in seconds. */
  readonly retryAfterS: number | undefined;
  /** What the log is told beside, and nobody else. */
  readonly logged: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    extra: { details?: Record<string, unknown>; retryAfterS?: number; logged?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.code = code;
    this.details = extra.details;
    this.retryAfterS = extra.retryAfterS;
    this.logged = extra.logged;
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}

/** `request/invalid` with the wrong fields named. */
export function invalidRequest(fields: readonly FieldError[]): ApiFailure {
  const named = fields.map(({ field, message }) => `${field} ${message}`).join('; ');
  return new ApiFailure('request/invalid', `Invalid request: ${named}`, { details: { fields } });
}

export const playerBarred = () => new ApiFailure('auth/barred', 'The operator of this hub has barred this account.');

/** A balancer or a browser finds another process, or this one's successor, after this many seconds. */
const SUCCESSOR_AFTER_S = 5;

export const shuttingDown = () =>
  new ApiFailure('server/unavailable', 'The server is shutting down.', { retryAfterS: SUCCESSOR_AFTER_S });
