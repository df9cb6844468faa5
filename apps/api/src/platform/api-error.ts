import { ERROR_CODES, type ErrorCode, type FieldError } from '@star-seekers/contracts';
import { BRIDGE_ERROR_CODES, type BridgeErrorCode } from '@star-seekers/contracts/bridge';

/** A code of the contract, the bridge's included. */
export type FailureCode = ErrorCode | BridgeErrorCode;

const STATUS: Readonly<Record<FailureCode, number>> = { ...ERROR_CODES, ...BRIDGE_ERROR_CODES };

/** An error response: a code of the contract, an English message, and details for the browser. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: FailureCode;
  readonly details: Record<string, unknown> | undefined;
  /** Sent as `Retry-After`, in seconds. */
  readonly retryAfterS: number | undefined;
  /** Details for the log only. */
  readonly logged: Record<string, unknown> | undefined;

  constructor(
    code: FailureCode,
    message: string,
    extra: { details?: Record<string, unknown>; retryAfterS?: number; logged?: Record<string, unknown> } = {},
  ) {
    // An expected answer: nobody reads its stack, and collecting one costs more than all the rest of a refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.details = extra.details;
    this.retryAfterS = extra.retryAfterS;
    this.logged = extra.logged;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** `request/invalid` listing the invalid fields. */
export function invalidRequest(fields: readonly FieldError[]): ApiFailure {
  const list = fields.map(({ field, message }) => `${field} ${message}`).join('; ');
  return new ApiFailure('request/invalid', `Invalid request: ${list}`, { details: { fields } });
}

export const playerBarred = () => new ApiFailure('auth/barred', 'The operator of this hub has barred this account.');

/** `Retry-After` during shutdown: another process takes the next try. */
const RETRY_AFTER_S = 1;

export const shuttingDown = () =>
  new ApiFailure('server/unavailable', 'The server is shutting down.', { retryAfterS: RETRY_AFTER_S });
