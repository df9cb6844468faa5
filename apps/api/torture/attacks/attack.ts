import type { ErrorCode } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import type { Limits } from '../../src/platform/limits.ts';
import type { TestServer } from '../../src/testing/index.ts';

export type SignInLimits = Pick<Limits, 'login' | 'loginOfStrangers' | 'loginByAddress'>;

/** What is attacked. */
export interface Targets {
  /** A server that somebody runs on their own machine. */
  readonly local: TestServer;
  /** One behind a proxy that writes the caller's address down. */
  readonly proxied: TestServer;
  readonly limits: SignInLimits;
}

/** Something that once succeeded, or would be the next to try. @returns how it succeeded; nothing when it was refused */
export type Attack = (targets: Targets) => Promise<readonly string[]>;

/** What comes of a call: `done`, or the code of its refusal. */
export async function outcomeOf(call: Promise<unknown>): Promise<'done' | ApiError['code']> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

/** Tells of a call that is not refused as it should be. */
export async function unlessRefused(what: string, call: Promise<unknown>, ...codes: ErrorCode[]): Promise<string[]> {
  const outcome = await outcomeOf(call);
  return codes.some((code) => code === outcome) ? [] : [`${what}: ${outcome}`];
}
