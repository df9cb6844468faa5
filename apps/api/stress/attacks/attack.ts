import type { ErrorCode } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import type { Limits } from '../../src/platform/limits.ts';
import type { TestServer } from '../../src/testing/index.ts';

export type SignInLimits = Pick<Limits, 'login' | 'loginOfStrangers' | 'loginByAddress'>;

/** The attacked servers. */
export interface Targets {
  /** A server in local mode. */
  readonly local: TestServer;
  /** A server behind a proxy that forwards the client address. */
  readonly proxied: TestServer;
  readonly limits: SignInLimits;
}

/** An attack that once succeeded, or a variation. @returns its successes; empty if the server withstands it */
export type Attack = (targets: Targets) => Promise<readonly string[]>;

/** The outcome of a request: `done` or its error code. */
export async function outcomeOf(request: Promise<unknown>): Promise<'done' | ApiError['code']> {
  try {
    await request;
    return 'done';
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

/** Reports a request that does not fail with one of the codes. */
export async function expectRejection(
  description: string,
  request: Promise<unknown>,
  ...codes: ErrorCode[]
): Promise<string[]> {
  const outcome = await outcomeOf(request);
  return codes.some((code) => code === outcome) ? [] : [`${description}: ${outcome}`];
}
